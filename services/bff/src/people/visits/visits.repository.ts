import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { VisitDay } from './visit-day.entity.js';
import { type VisitKey } from './visits.constants.js';

export interface VisitFigures {
  kind: VisitKey;
  visits: number;
  growth: number | null;
}

@Injectable()
export class VisitsRepository {
  constructor(@InjectRepository(VisitDay) private readonly days: Repository<VisitDay>) {}

  /**
   * Sums over the `length` days up to and including `today`. Today is not over, so growth compares the other days with
   * as many before them.
   */
  async figures(accountId: number, today: Temporal.PlainDate, length: number): Promise<VisitFigures[]> {
    return await this.days.query(
      `WITH sums AS (
         SELECT kind,
                coalesce(sum(visits) FILTER (WHERE day > $2::date - $3::int), 0) AS now,
                coalesce(sum(visits) FILTER (WHERE day > $2::date - $3::int AND day < $2::date), 0) AS whole,
                coalesce(sum(visits) FILTER (WHERE day <= $2::date - $3::int), 0) AS before
           FROM visit_day
          WHERE account_id = $1 AND day <= $2::date AND day > $2::date - 2 * $3::int + 1
          GROUP BY kind)
       SELECT kind, now::float8 AS visits,
              round(100 * (whole - before)::numeric / nullif(before, 0), 2)::float8 AS growth
         FROM sums`,
      [accountId, today.toString(), length],
    );
  }
}
