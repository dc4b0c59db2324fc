import { Injectable } from '@nestjs/common';
import { boundsOf, type DayRange } from '../../common/time/day-range.js';
import { Reads } from '../../platform/database/reads.js';
import { type AudienceMeasure, RETENTION_DAYS } from './audience.constants.js';
import { PEOPLE } from './people.js';

/** The number of days before, one of which must be active too for a day to count. */
const DAYS_BEFORE: Record<AudienceMeasure, number> = { active: 0, returned: 1, retained: RETENTION_DAYS };

@Injectable()
export class PeopleRowsRepository {
  constructor(private readonly reads: Reads) {}

  /** One text per day and part: its nth character is `1` if the day counts for person n of the part, from 0. */
  async byDay(range: DayRange, measure: AudienceMeasure): Promise<{ part: number; people: string }[]> {
    return await this.reads.query(
      `SELECT part, people FROM (
         SELECT day, part, (CASE WHEN $3::int = 0 THEN people ELSE people & bit_or(people) OVER (
                  PARTITION BY part ORDER BY day RANGE BETWEEN make_interval(days => $3) PRECEDING AND '1 day' PRECEDING
                ) END)::text AS people
           FROM ${PEOPLE} audience WHERE day BETWEEN $1::date - $3 AND $2
       ) counted WHERE day >= $1 AND people IS NOT NULL`,
      [...boundsOf(range), DAYS_BEFORE[measure]],
    );
  }
}
