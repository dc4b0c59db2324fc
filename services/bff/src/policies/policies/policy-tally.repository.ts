import { Injectable } from '@nestjs/common';
import { Reads } from '../../platform/database/reads.js';
import { type ContentType } from './policies.constants.js';
import { type PolicyScope } from './policy-conditions.js';
import { columnOf } from './policy-content.js';
import { POLICY_TALLY_FIELDS } from './policy-fields.constants.js';
import { type PolicyFilter } from './policy-query.dto.js';

interface ContentTypeFigures {
  contentType: ContentType;
  policies: number;
  online: number;
  count: number;
}

interface MonthFigures {
  month: string;
  policies: number;
  online: number;
}

/**
 * Get figures over all policies. Counts by kind come from the tally, which triggers maintain, so their cost does
 * not depend on the number of rows.
 */
@Injectable()
export class PolicyTallyRepository {
  constructor(private readonly reads: Reads) {}

  async total(filter: PolicyFilter, scope: PolicyScope): Promise<number> {
    const conditions = POLICY_TALLY_FIELDS.map((field, at) => {
      const column = columnOf(field);
      return ` AND ${column} = coalesce($${at + 2}, ${column})`;
    });
    const [{ total }]: [{ total: number }] = await this.reads.query(
      'SELECT coalesce(sum(policies), 0)::int AS total FROM policy_tally WHERE deleted = ' +
        `$1${conditions.join('')}`,
      [scope === 'bin', ...POLICY_TALLY_FIELDS.map((field) => filter[field])],
    );
    return total;
  }

  async byContentType(): Promise<ContentTypeFigures[]> {
    return await this.reads.query(
      `SELECT content_type AS "contentType", sum(policies)::int AS policies,
              coalesce(sum(policies) FILTER (WHERE status = 'online'), 0)::int AS online, sum(items)::float8 AS count
         FROM policy_tally WHERE NOT deleted GROUP BY content_type`,
    );
  }

  async createdSince(moment: Date): Promise<number> {
    const [{ total }]: [{ total: number }] = await this.reads.query(
      `SELECT count(*)::int AS total FROM policy WHERE deleted_time IS NULL AND created_time >= $1`,
      [moment],
    );
    return total;
  }

  /** Includes months without policies, with zeros. */
  async byMonth(first: Temporal.PlainYearMonth, months: number, timeZone: string): Promise<MonthFigures[]> {
    return await this.reads.query(
      `SELECT to_char(month, 'YYYY-MM') AS month, policies, online
         FROM generate_series($1::timestamp, $1::timestamp + make_interval(months => $2 - 1), '1 month') AS month,
              LATERAL (SELECT count(*)::int AS policies, (count(*) FILTER (WHERE status = 'online'))::int AS online
                         FROM policy WHERE deleted_time IS NULL AND created_time >= month AT TIME ZONE $3
                          AND created_time < (month + interval '1 month') AT TIME ZONE $3) AS figures
        ORDER BY month`,
      [first.toPlainDate({ day: 1 }).toString(), months, timeZone],
    );
  }
}
