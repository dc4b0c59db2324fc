import { Injectable } from '@nestjs/common';
import { type TimeRange } from '../../common/time/day-range.js';
import { Reads } from '../../platform/database/reads.js';
import { itemSumBounds, itemSums } from '../periods/item-sums.js';

export interface AuthorFigures {
  id: number;
  author: string;
  contentCount: number;
  clickCount: number;
}

/** What was merged has nothing left to count, and what was removed never had. */
const SHOWN = `
  author.removed_at IS NULL AND NOT EXISTS (SELECT FROM author_merge WHERE author_merge.author_id = author.id)`;

@Injectable()
export class PopularAuthorsRepository {
  constructor(private readonly reads: Reads) {}

  /** Sorted by clicks over all stored facts, highest first. */
  async mostClicked(): Promise<AuthorFigures[]> {
    return await this.reads.query(
      `SELECT author.id, author.name AS author,
              coalesce(sum(publications), 0)::float8 AS "contentCount",
              coalesce(sum(clicks), 0)::float8 AS "clickCount"
         FROM author
         LEFT JOIN content_item item ON item.author_id = author.id
         LEFT JOIN content_month ON content_month.item_id = item.id
        WHERE ${SHOWN}
        GROUP BY author.id ORDER BY "clickCount" DESC, author.id`,
    );
  }

  /** The figures of each author on these days, most clicked first. Authors without facts have zeros. */
  async byClicks(range: TimeRange): Promise<AuthorFigures[]> {
    return await this.reads.query(
      `SELECT author.id, author.name AS author,
              coalesce(sum(publications), 0)::float8 AS "contentCount",
              coalesce(sum(clicks), 0)::float8 AS "clickCount"
         FROM author
         LEFT JOIN content_item item ON item.author_id = author.id
         LEFT JOIN (${itemSums(['publications', 'clicks'])}) sums ON sums.item_id = item.id
        WHERE ${SHOWN}
        GROUP BY author.id ORDER BY "clickCount" DESC, author.id`,
      itemSumBounds(range),
    );
  }
}
