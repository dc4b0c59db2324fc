import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { type PageName } from '../../common/pages/page-names.constants.js';
import {
  type ColumnsOf,
  integer,
  selected,
  text,
  timestamp,
} from '../../platform/database/statements/column.js';
import { defineStatement } from '../../platform/database/statements/define-statement.js';
import { Statements } from '../../platform/database/statements/statements.js';
import { RecentPage, type VisitedPage } from './recent-page.entity.js';

const VISITED: ColumnsOf<VisitedPage> = { page: text(), visitedAt: timestamp };

const VISITED_BY = defineStatement('pages_visited_by', {
  text: `SELECT ${selected(VISITED)} FROM recent_page WHERE account_id = $1 ORDER BY visited_at DESC`,
  parameters: [integer],
  columns: VISITED,
});

@Injectable()
export class RecentPagesRepository {
  constructor(
    @InjectRepository(RecentPage) private readonly pages: Repository<RecentPage>,
    private readonly statements: Statements,
  ) {}

  /** Newest first. */
  of(accountId: number): Promise<VisitedPage[]> {
    return this.statements.run(VISITED_BY, accountId);
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
