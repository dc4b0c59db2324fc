import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { type PageName } from '../../common/pages/page-names.constants.js';
import { RecentPage } from './recent-page.entity.js';

@Injectable()
export class RecentPagesRepository {
  constructor(@InjectRepository(RecentPage) private readonly pages: Repository<RecentPage>) {}

  /** Newest first. */
  async of(accountId: number): Promise<RecentPage[]> {
    return await this.pages.find({ where: { accountId }, order: { visitedAt: 'DESC' } });
  }

  async record(accountId: number, page: PageName): Promise<void> {
    // The clock of the statement, so that two pages of one transaction's moment still have an order.
    await this.pages.query(
      `INSERT INTO recent_page (account_id, page, visited_at) VALUES ($1, $2, clock_timestamp())
       ON CONFLICT (account_id, page) DO UPDATE SET visited_at = excluded.visited_at`,
      [accountId, page],
    );
  }

  async clear(accountId: number): Promise<void> {
    await this.pages.delete({ accountId });
  }
}
