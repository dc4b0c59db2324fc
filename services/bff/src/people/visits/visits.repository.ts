import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { Visit } from './visit.entity.js';
import { type VisitKey } from './visits.constants.js';

export interface VisitFigures {
  kind: VisitKey;
  visits: number;
  growth: number | null;
}

@Injectable()
export class VisitsRepository {
  constructor(@InjectRepository(Visit) private readonly visits: Repository<Visit>) {}

  /** Counts once for each visitor and day. What no figure counts any more is dropped with it. */
  async record(visit: Omit<Visit, 'visitor'>, keptDays: number): Promise<void> {
    const { kind, targetId, day, visitorId } = visit;
    await this.visits.query(
      `WITH old AS (
         DELETE FROM visit WHERE kind = $1 AND target_id = $2 AND day <= $3::date - $5::int)
       INSERT INTO visit (kind, target_id, day, visitor_id) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING`,
      [kind, targetId, day, visitorId, keptDays],
    );
  }

  /**
   * Sums over the `length` days up to and including `today`: visits to the page of the account, and by others to the
   * projects in which it takes part. Today is not over, so growth compares the other days with as many before them.
   */
  async figures(accountId: number, today: Temporal.PlainDate, length: number): Promise<VisitFigures[]> {
    return await this.visits.query(
      `WITH counted AS (
         SELECT kind, day FROM visit WHERE kind = 'homepage' AND target_id = $1
         UNION ALL
         SELECT kind, day FROM visit
          WHERE kind = 'project' AND visitor_id <> $1
            AND target_id IN (SELECT project_id FROM project_member WHERE account_id = $1)),
       sums AS (
         SELECT kind,
                count(*) FILTER (WHERE day > $2::date - $3::int) AS now,
                count(*) FILTER (WHERE day > $2::date - $3::int AND day < $2::date) AS whole,
                count(*) FILTER (WHERE day <= $2::date - $3::int) AS before
           FROM counted
          WHERE day <= $2::date AND day > $2::date - 2 * $3::int + 1
          GROUP BY kind)
       SELECT kind, now::float8 AS visits,
              round(100 * (whole - before)::numeric / nullif(before, 0), 2)::float8 AS growth
         FROM sums`,
      [accountId, today.toString(), length],
    );
  }
}
