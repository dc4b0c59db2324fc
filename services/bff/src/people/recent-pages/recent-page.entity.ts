import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { type PageName } from '../../common/pages/page-names.constants.js';
import { Account } from '../accounts/account.entity.js';

/** A page that the account opened. */
export type VisitedPage = Pick<RecentPage, 'page' | 'visitedAt'>;

/** When an account last opened a page. */
@Entity('recent_page')
export class RecentPage {
  @PrimaryColumn({ name: 'account_id', type: 'integer', primaryKeyConstraintName: 'recent_page_pkey' })
  accountId: number;

  @ManyToOne(() => Account, { onDelete: 'CASCADE', nullable: false })
  @JoinColumn({ name: 'account_id', foreignKeyConstraintName: 'recent_page_account_id_fkey' })
  account: Account;

  @PrimaryColumn({ type: 'text', primaryKeyConstraintName: 'recent_page_pkey' })
  page: PageName;

  @Column({ name: 'visited_at', type: 'timestamptz' })
  visitedAt: Date;
}
