import { Injectable } from '@nestjs/common';
import { Reads } from '../../platform/database/reads.js';
import { date, float, integer, text, timestamp } from '../../platform/database/statements/column.js';
import { defineStatement } from '../../platform/database/statements/define-statement.js';
import { type ContentType } from './policies.constants.js';
import { type PolicyScope } from './policy-conditions.js';
import { columnOf } from './policy-content.js';
import { POLICY_TALLY_FIELDS } from './policy-fields.constants.js';
import { type PolicyFilter } from './policy-query.dto.js';

const BY_CONTENT_TYPE = defineStatement('policies_by_content_type', {
  text: `
    SELECT content_type AS "contentType", sum(policies)::int AS policies,
           coalesce(sum(policies) FILTER (WHERE status = 'online'), 0)::int AS online, sum(items)::float8 AS count
      FROM policy_tally WHERE NOT deleted GROUP BY content_type`,
  parameters: [],
  columns: { contentType: text<ContentType>(), policies: integer, online: integer, count: float },
});

const CREATED_SINCE = defineStatement('policies_created_since', {
  text: `SELECT count(*)::int AS total FROM policy WHERE deleted_time IS NULL AND created_time >= $1`,
  parameters: [timestamp],
  columns: { total: integer },
});

/** Parameters: the first day of the first month, the number of months, the time zone. */
const BY_MONTH = defineStatement('policies_by_month', {
  text: `
    SELECT to_char(month, 'YYYY-MM') AS month, policies, online
      FROM generate_series($1::date::timestamp, $1::date::timestamp + make_interval(months => $2::int - 1), '1 month') AS month,
           LATERAL (SELECT count(*)::int AS policies, (count(*) FILTER (WHERE status = 'online'))::int AS online
                      FROM policy WHERE deleted_time IS NULL AND created_time >= month AT TIME ZONE $3::text
                       AND created_time < (month + interval '1 month') AT TIME ZONE $3::text) AS figures
     ORDER BY month`,
  parameters: [date, integer, text()],
  columns: { month: text(), policies: integer, online: integer },
});

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

  byContentType() {
    return this.reads.run(BY_CONTENT_TYPE);
  }

  async createdSince(moment: Date): Promise<number> {
    const [created] = await this.reads.run(CREATED_SINCE, moment);
    return created?.total ?? 0;
  }

  /** Includes months without policies, with zeros. */
  byMonth(first: Temporal.PlainYearMonth, months: number, timeZone: string) {
    return this.reads.run(BY_MONTH, first.toPlainDate({ day: 1 }).toString(), months, timeZone);
  }
}
