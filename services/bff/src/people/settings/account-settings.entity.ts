import { Column, Entity, JoinColumn, OneToOne, PrimaryColumn } from 'typeorm';
import { Account } from '../accounts/account.entity.js';

/** How the product looks and moves for one account, on whatever device. */
@Entity('account_settings')
export class AccountSettings {
  @PrimaryColumn({ name: 'account_id', type: 'integer', primaryKeyConstraintName: 'account_settings_pkey' })
  accountId: number;

  @OneToOne(() => Account, { onDelete: 'CASCADE', nullable: false })
  @JoinColumn({ name: 'account_id', foreignKeyConstraintName: 'account_settings_account_id_fkey' })
  account: Account;

  /** As they were validated when they were stored. */
  @Column({ type: 'jsonb' })
  values: object;
}
