import { Injectable } from '@nestjs/common';
import { boundsOf, type DayRange } from '../../common/time/day-range.js';
import { firstDaysOf, type MonthRange } from '../../common/time/month-range.js';
import { Reads } from '../../platform/database/reads.js';
import { date, integer, text } from '../../platform/database/statements/column.js';
import { defineStatement } from '../../platform/database/statements/define-statement.js';
import { RETENTION_DAYS } from './audience.constants.js';

/** Of each day, and with it of all days together. */
const ACTIVE = defineStatement('active_people', {
  text: `
    SELECT days.day::date::text AS day, coalesce(bit_count(people), 0)::int AS active,
           coalesce(bit_count(bit_or(people) OVER ()), 0)::int AS distinct
      FROM generate_series($1::date::timestamp, $2::date::timestamp, '1 day') AS days (day)
      LEFT JOIN (SELECT day, people FROM audience_day WHERE day BETWEEN $1 AND $2) AS found
             ON found.day = days.day::date
     ORDER BY days.day`,
  parameters: [date, date],
  columns: { day: text(), active: integer, distinct: integer },
});

interface AudienceDayFigures {
  day: string;
  /** Number of people active on that day. */
  active: number;
  /** Number of them who were also active on the previous day. */
  returned: number;
  /** Number of them who were active on at least one of the preceding days. */
  retained: number;
}

@Injectable()
export class AudienceRepository {
  constructor(private readonly reads: Reads) {}

  /** In the order of the days. Days without a row have zeros. */
  async byDay(range: DayRange): Promise<AudienceDayFigures[]> {
    return await this.reads.query(
      `SELECT days.day::date::text AS day,
              coalesce(bit_count(now.people), 0)::int AS active,
              coalesce(bit_count(now.people & before.last), 0)::int AS returned,
              coalesce(bit_count(now.people & before.all), 0)::int AS retained
         FROM generate_series($1::timestamp, $2::timestamp, '1 day') AS days (day)
         LEFT JOIN audience_day now ON now.day = days.day::date
        CROSS JOIN LATERAL (
          SELECT bit_or(people) FILTER (WHERE day = days.day::date - 1) AS last, bit_or(people) AS all
            FROM audience_day WHERE day BETWEEN days.day::date - $3::int AND days.day::date - 1
        ) before
        ORDER BY days.day`,
      [...boundsOf(range), RETENTION_DAYS],
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
      `SELECT to_char(months.month, 'YYYY-MM') AS month, coalesce(sum(bit_count(people)), 0)::float8 AS visits
         FROM generate_series($1::timestamp, $2::timestamp, '1 month') AS months (month)
         LEFT JOIN audience_day ON day >= months.month::date AND day < (months.month + interval '1 month')::date
        GROUP BY months.month ORDER BY months.month`,
      firstDaysOf(range),
    );
  }

  async distinct(range: DayRange): Promise<number> {
    const rows: [{ people: number }] = await this.reads.query(
      `SELECT coalesce(bit_count(bit_or(people)), 0)::int AS people
         FROM audience_day WHERE day BETWEEN $1 AND $2`,
      boundsOf(range),
    );
    return rows[0].people;
  }
}
