import { Column, Entity, JoinColumn, OneToOne, PrimaryColumn } from 'typeorm';
import { Account } from '../accounts/account.entity.js';

/** The appearance and motion settings of one account, for all devices. */
@Entity('account_settings')
export class AccountSettings {
  @PrimaryColumn({ name: 'account_id', type: 'integer', primaryKeyConstraintName: 'account_settings_pkey' })
  accountId: number;

  @OneToOne(() => Account, { onDelete: 'CASCADE', nullable: false })
  @JoinColumn({ name: 'account_id', foreignKeyConstraintName: 'account_settings_account_id_fkey' })
  account: Account;

  /** Validated before they were stored. */
  @Column({ type: 'jsonb' })
  values: object;
}
