import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import { Account } from '../../people/accounts/account.entity.js';
import { type AuditEntity } from '../../platform/audit/audit.constants.js';

/** An approval of a record that others have to approve, too. It ends with the next decision; the history keeps it. */
@Entity('review_approval')
@Index('review_approval_record_key', ['entity', 'recordId', 'accountId'], { unique: true })
@Index('review_approval_account_id_idx', ['accountId'])
export class Approval {
  @PrimaryGeneratedColumn('identity', { primaryKeyConstraintName: 'review_approval_pkey' })
  id: number;

  @Column({ type: 'text' })
  entity: AuditEntity;

  @Column({ name: 'record_id', type: 'integer' })
  recordId: number;

  @Column({ name: 'account_id', type: 'integer' })
  accountId: number;

  @ManyToOne(() => Account, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'account_id', foreignKeyConstraintName: 'review_approval_account_id_fkey' })
  account: Account;

  @Column({ name: 'approved_at', type: 'timestamptz', default: () => 'now()' })
  approvedAt: Date;
}
