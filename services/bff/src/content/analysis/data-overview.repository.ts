import { Injectable } from '@nestjs/common';
import { boundsOf, type DayRange } from '../../common/time/day-range.js';
import { Reads } from '../../platform/database/reads.js';
import { date, float, integer, text } from '../../platform/database/statements/column.js';
import { defineStatement } from '../../platform/database/statements/define-statement.js';
import { PEOPLE } from '../audience/people.js';
import { type OverviewKey } from './analysis.constants.js';

/** Of one day, and how many different people there were on all days. */
export type OverviewDay = Record<OverviewKey, number> & { day: string; distinct: number };

/** Content and people together: each statement of its own takes a connection, and PostgreSQL plans it anew. */
const OVERVIEW = defineStatement('data_overview', {
  text: `
    SELECT days.day::date::text AS day, coalesce(production, 0) AS production, coalesce(clicks, 0) AS clicks,
           coalesce(exposure, 0) AS exposure, coalesce(active, 0) AS "activeUsers", whole.distinct
      FROM generate_series($1::date::timestamp, $2::date::timestamp, '1 day') AS days (day)
      LEFT JOIN (
        SELECT day, sum(publications)::float8 AS production, sum(content_hour.clicks)::float8 AS clicks,
               sum(exposures)::float8 AS exposure
          FROM content_hour WHERE day BETWEEN $1 AND $2 GROUP BY day
      ) facts ON facts.day = days.day::date
      LEFT JOIN audience_figure people ON people.day = days.day::date
     CROSS JOIN (
        SELECT coalesce(sum(bit_count(people)), 0)::int AS distinct
          FROM (SELECT bit_or(people) AS people FROM ${PEOPLE} audience WHERE day BETWEEN $1 AND $2 GROUP BY part) united
      ) whole
     ORDER BY days.day`,
  parameters: [date, date],
  columns: {
    day: text(),
    production: float,
    clicks: float,
    exposure: float,
    activeUsers: integer,
    distinct: integer,
  },
});

@Injectable()
export class DataOverviewRepository {
  constructor(private readonly reads: Reads) {}

  /** In the order of the days. Days without facts have zeros. */
  async byDay(days: DayRange): Promise<OverviewDay[]> {
    return await this.reads.run(OVERVIEW, ...boundsOf(days));
  }
}
