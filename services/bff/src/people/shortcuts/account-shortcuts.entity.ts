import { Column, Entity, JoinColumn, OneToOne, PrimaryColumn } from 'typeorm';
import { type PageName } from '../../common/pages/page-names.constants.js';
import { Account } from '../accounts/account.entity.js';

/** The pages that one account wants to reach from the workplace, in the order of their choice. */
@Entity('account_shortcuts')
export class AccountShortcuts {
  @PrimaryColumn({ name: 'account_id', type: 'integer', primaryKeyConstraintName: 'account_shortcuts_pkey' })
  accountId: number;

  @OneToOne(() => Account, { onDelete: 'CASCADE', nullable: false })
  @JoinColumn({ name: 'account_id', foreignKeyConstraintName: 'account_shortcuts_account_id_fkey' })
  account: Account;

  @Column({ type: 'text', array: true })
  pages: PageName[];
}
