import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { type PolicyOperationAction } from '../policies/policies.constants.js';

/**
 * Changes that were made together and can be undone together. The changes themselves are in the audit log.
 */
@Entity('policy_operation')
@Index('policy_operation_created_at_idx', ['createdAt', 'id'])
export class PolicyOperation {
  @PrimaryColumn({ type: 'uuid', primaryKeyConstraintName: 'policy_operation_pkey' })
  id: string;

  @Column({ type: 'text' })
  action: PolicyOperationAction;

  @Column({ name: 'account_id', type: 'integer' })
  accountId: number;

  /** Number of changed policies. */
  @Column({ type: 'integer' })
  changed: number;

  @Column({ name: 'created_at', type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;

  @Column({ name: 'undone_at', type: 'timestamptz', nullable: true })
  undoneAt: Date | null;
}
