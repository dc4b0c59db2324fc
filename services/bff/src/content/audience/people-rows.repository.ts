import { Injectable } from '@nestjs/common';
import { boundsOf, type DayRange } from '../../common/time/day-range.js';
import { Reads } from '../../platform/database/reads.js';
import { type AudienceMeasure, RETENTION_DAYS } from './audience.constants.js';

/** The number of days before, one of which must be active too for a day to count. */
const DAYS_BEFORE: Record<AudienceMeasure, number> = { active: 0, returned: 1, retained: RETENTION_DAYS };

@Injectable()
export class PeopleRowsRepository {
  constructor(private readonly reads: Reads) {}

  /** One text per day: its nth character is `1` if the day counts for person n, from 0. */
  async byDay(range: DayRange, measure: AudienceMeasure): Promise<string[]> {
    const rows: { people: string | null }[] = await this.reads.query(
      `SELECT CASE WHEN $3::int = 0 THEN people ELSE people & (
                SELECT bit_or(people) FROM audience_day before
                 WHERE before.day BETWEEN now.day - $3::int AND now.day - 1
              ) END::text AS people
         FROM audience_day now WHERE day BETWEEN $1 AND $2`,
      [...boundsOf(range), DAYS_BEFORE[measure]],
    );
    // The first day of all has none before it.
    return rows.flatMap(({ people }) => people ?? []);
  }
}
