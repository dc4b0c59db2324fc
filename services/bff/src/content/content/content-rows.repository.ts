import { Injectable } from '@nestjs/common';
import { boundsOf, type DayRange } from '../../common/time/day-range.js';
import { STEP_HOURS } from './content.constants.js';
import { type ContentRowPageDto, type ContentRowsQuery } from './content-rows.dto.js';
import { Reads } from '../../platform/database/reads.js';
import { itemSumBounds, itemSums } from '../periods/item-sums.js';

@Injectable()
export class ContentRowsRepository {
  constructor(private readonly reads: Reads) {}

  /**
   * One statement, so that page, total and sum are of the same moment. Summed before the conditions: PostgreSQL
   * otherwise looks the facts up item by item if it expects few items, which takes twenty times longer.
   */
  async page(days: DayRange, query: ContentRowsQuery): Promise<ContentRowPageDto> {
    const { measure, sort, order, current, pageSize } = query;
    const { counted, bounds } = countedRows(days, query);
    const parameter = (at: number) => `$${bounds.length + at}`;
    const orderBy = `${sort} ${order === 'asc' ? 'ASC' : 'DESC'}, id`;
    const pages: [ContentRowPageDto] = await this.reads.query(
      `WITH counted AS MATERIALIZED (
         SELECT item_id, sum(${measure})::float8 AS value FROM (${counted}) rows
          GROUP BY item_id HAVING sum(${measure}) > 0
       ), matching AS (
         SELECT item.id, title, kind, subject, source, author.name AS author, value
           FROM counted
           JOIN content_item item ON item.id = item_id
           JOIN author ON author.id = author_id
          WHERE (${parameter(1)}::text IS NULL OR kind = ${parameter(1)})
            AND (${parameter(2)}::text IS NULL OR subject = ${parameter(2)})
            AND (${parameter(3)}::text IS NULL OR source = ${parameter(3)})
            AND (${parameter(4)}::int IS NULL OR author_id = ${parameter(4)})
       )
       SELECT (SELECT count(*)::int FROM matching) AS total,
              (SELECT coalesce(sum(value), 0) FROM matching) AS sum,
              coalesce(
                (SELECT json_agg(page) FROM (
                   SELECT * FROM matching ORDER BY ${orderBy} LIMIT ${parameter(5)} OFFSET ${parameter(6)}
                 ) page), '[]') AS list`,
      [
        ...bounds,
        query.kind ?? null,
        query.subject ?? null,
        query.source ?? null,
        query.author ?? null,
        pageSize,
        (current - 1) * pageSize,
      ],
    );
    return pages[0];
  }
}

/** A time of day is known of the facts only. */
function countedRows(
  days: DayRange,
  { measure, step }: ContentRowsQuery,
): { counted: string; bounds: unknown[] } {
  if (step === undefined) return { counted: itemSums([measure]), bounds: itemSumBounds(days) };
  const hour = step * STEP_HOURS;
  return {
    counted: `SELECT item_id, ${measure} FROM content_fact
               WHERE day BETWEEN $1 AND $2 AND hour BETWEEN $3 AND $4`,
    bounds: [...boundsOf(days), hour, hour + STEP_HOURS - 1],
  };
}
