import { Column, Entity, JoinColumn, OneToOne, PrimaryColumn } from 'typeorm';
import { Account } from '../../people/accounts/account.entity.js';

/** Columns and density of the policy list for one account, on all devices. */
@Entity('policy_table')
export class PolicyTable {
  @PrimaryColumn({ name: 'account_id', type: 'integer', primaryKeyConstraintName: 'policy_table_pkey' })
  accountId: number;

  @OneToOne(() => Account, { onDelete: 'CASCADE', nullable: false })
  @JoinColumn({ name: 'account_id', foreignKeyConstraintName: 'policy_table_account_id_fkey' })
  account: Account;

  /** Validated before they were stored. */
  @Column({ type: 'jsonb' })
  values: object;
}
