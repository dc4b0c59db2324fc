import { Injectable } from '@nestjs/common';
import { boundsOf, type DayRange } from '../../common/time/day-range.js';
import { firstDaysOf, type MonthRange } from '../../common/time/month-range.js';
import { Reads } from '../../platform/database/reads.js';
import { date, integer, text } from '../../platform/database/statements/column.js';
import { defineStatement } from '../../platform/database/statements/define-statement.js';
import { type AudienceFigure } from './audience-figure.entity.js';
import { PEOPLE } from './people.js';

/** Of each day, and with it of all days together. */
const ACTIVE = defineStatement('active_people', {
  text: `
    SELECT days.day::date::text AS day, coalesce(active, 0) AS active, whole.distinct
      FROM generate_series($1::date::timestamp, $2::date::timestamp, '1 day') AS days (day)
      LEFT JOIN audience_figure found ON found.day = days.day::date
     CROSS JOIN (${distinctPeople('$1', '$2')}) whole
     ORDER BY days.day`,
  parameters: [date, date],
  columns: { day: text(), active: integer, distinct: integer },
});

/** SQL for one row: how many different people there were. */
function distinctPeople(first: string, last: string): string {
  return `
    SELECT coalesce(sum(bit_count(people)), 0)::int AS distinct FROM (
      SELECT bit_or(people) AS people FROM ${PEOPLE} audience WHERE day BETWEEN ${first} AND ${last} GROUP BY part
    ) parts`;
}

@Injectable()
export class AudienceRepository {
  constructor(private readonly reads: Reads) {}

  /** In the order of the days. Days without a row have zeros. */
  async byDay(range: DayRange): Promise<AudienceFigure[]> {
    return await this.reads.query(
      `SELECT days.day::date::text AS day, coalesce(active, 0) AS active, coalesce(returned, 0) AS returned,
              coalesce(retained, 0) AS retained
         FROM generate_series($1::timestamp, $2::timestamp, '1 day') AS days (day)
         LEFT JOIN audience_figure found ON found.day = days.day::date
        ORDER BY days.day`,
      boundsOf(range),
    );
  }

  /** In the order of the days; and how many different people that were. */
  async active(range: DayRange): Promise<{ days: number[]; distinct: number }> {
    const found = await this.reads.run(ACTIVE, ...boundsOf(range));
    return { days: found.map(({ active }) => active), distinct: found[0]?.distinct ?? 0 };
  }

  /**
   * Daily active people added up by month. A person active on two days counts twice. A month has the format
   * `YYYY-MM`.
   */
  async visitsByMonth(range: MonthRange): Promise<{ month: string; visits: number }[]> {
    return await this.reads.query(
      `SELECT to_char(months.month, 'YYYY-MM') AS month, coalesce(visits, 0) AS visits
         FROM generate_series($1::timestamp, $2::timestamp, '1 month') AS months (month)
         LEFT JOIN (
           SELECT date_trunc('month', day::timestamp) AS month, sum(active)::float8 AS visits
             FROM audience_figure WHERE day >= $1::date AND day < ($2::date + interval '1 month')::date
            GROUP BY 1
         ) found USING (month)
        ORDER BY months.month`,
      firstDaysOf(range),
    );
  }

  async distinct(range: DayRange): Promise<number> {
    const rows: [{ distinct: number }] = await this.reads.query(distinctPeople('$1', '$2'), boundsOf(range));
    return rows[0].distinct;
  }
}
