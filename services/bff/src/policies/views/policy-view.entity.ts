import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import { Account } from '../../people/accounts/account.entity.js';
import { VIEW_NAME } from './policy-views.constants.js';

/** A named view of the policy list, saved by one account. */
@Entity('policy_view')
@Index('policy_view_account_id_name_key', ['accountId', 'name'], { unique: true })
@Index('policy_view_default_key', ['accountId'], { unique: true, where: 'is_default' })
export class PolicyView {
  @PrimaryGeneratedColumn('identity', { primaryKeyConstraintName: 'policy_view_pkey' })
  id: number;

  @Column({ name: 'account_id', type: 'integer' })
  accountId: number;

  @ManyToOne(() => Account, { onDelete: 'CASCADE', nullable: false })
  @JoinColumn({ name: 'account_id', foreignKeyConstraintName: 'policy_view_account_id_fkey' })
  account: Account;

  @Column({ type: 'varchar', length: VIEW_NAME.maxLength })
  name: string;

  @Column({ name: 'is_default', type: 'boolean', default: false })
  isDefault: boolean;

  /** Filter, sort, columns and density, validated before they were stored. */
  @Column({ type: 'jsonb' })
  values: object;
}
