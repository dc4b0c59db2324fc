import { Injectable } from '@nestjs/common';
import { boundsOf, type TimeRange } from '../../common/time/day-range.js';
import { firstDaysOf, type MonthRange } from '../../common/time/month-range.js';
import {
  type ContentKind,
  type Measure,
  MEASURES,
  type Source,
  STEP_HOURS,
  type Subject,
} from './content.constants.js';
import { Reads } from '../../platform/database/reads.js';
import { date, float, integer, text } from '../../platform/database/statements/column.js';
import { defineStatement } from '../../platform/database/statements/define-statement.js';
import { itemSumBounds, itemSums } from '../periods/item-sums.js';

export type Figures = Record<Measure, number>;
/** The figures of what has the same kind, subject and source. */
export type MixFigures = Figures & { kind: ContentKind; subject: Subject; source: Source };
export type DayFigures = Figures & { day: string };

/** Sums stay far below 2^53, so a float represents them exactly. */
const SUMS = MEASURES.map((name) => `coalesce(sum(${name}), 0)::float8 AS ${name}`).join(', ');

const FIGURES = Object.fromEntries(MEASURES.map((name) => [name, float])) as Record<Measure, typeof float>;

/** Of the rows by day and hour: the parameters of {@link boundsAndHour}. */
const IN_RANGE = 'day BETWEEN $1 AND $2 AND (day < $2 OR hour < $3::int)';
const HOURS_PER_DAY = 24;

function boundsAndHour(range: TimeRange): [first: string, last: string, untilHour: number] {
  return [...boundsOf(range), range.untilHour ?? HOURS_PER_DAY];
}

const BY_DAY = defineStatement('content_by_day', {
  text: `
    SELECT days.day::date::text AS day, ${MEASURES.map((name) => `coalesce(${name}, 0) AS ${name}`).join(', ')}
      FROM generate_series($1::date::timestamp, $2::date::timestamp, '1 day') AS days (day)
      LEFT JOIN (SELECT day, ${SUMS} FROM content_hour WHERE ${IN_RANGE} AND hour < $4::int GROUP BY day) AS found
             ON found.day = days.day::date
     ORDER BY days.day`,
  parameters: [date, date, integer, integer],
  columns: { day: text(), ...FIGURES },
});

const ITEM_SUMS = itemSums(MEASURES);

/** Sums of the rows stored per hour and kind, and per month and item. Missing facts count as zero. */
@Injectable()
export class ContentFiguresRepository {
  constructor(private readonly reads: Reads) {}

  /**
   * In the order of the days.
   * @param hour of each day, only what happened before this hour
   */
  async byDay(range: TimeRange, hour = HOURS_PER_DAY): Promise<DayFigures[]> {
    return await this.reads.run(BY_DAY, ...boundsAndHour(range), hour);
  }

  /** Whether seconds were watched that make no whole minute yet, of any item and at any time. */
  async hasPartOfMinute(): Promise<boolean> {
    const [found] = await this.reads.query<{ has: boolean }[]>(
      'SELECT EXISTS (SELECT 1 FROM content_seconds WHERE seconds > 0) AS has',
      [],
    );
    return found?.has ?? false;
  }

  /** In the order of the months. A month has the format `YYYY-MM`. */
  async byMonth(range: MonthRange): Promise<(Figures & { month: string })[]> {
    return await this.reads.query(
      `SELECT to_char(months.month, 'YYYY-MM') AS month, ${SUMS}
         FROM generate_series($1::timestamp, $2::timestamp, '1 month') AS months (month)
         LEFT JOIN content_month ON content_month.month = months.month::date
        GROUP BY months.month ORDER BY months.month`,
      firstDaysOf(range),
    );
  }

  /** Kinds without facts on these days are omitted. */
  async byKind(range: TimeRange): Promise<(Figures & { kind: ContentKind })[]> {
    return await this.reads.query(
      `SELECT kind, ${SUMS}
         FROM (${ITEM_SUMS}) sums JOIN content_item ON content_item.id = item_id GROUP BY kind`,
      itemSumBounds(range),
    );
  }

  /** By kind and step of the day. The same hours of all days are added up. Steps are numbered from 0. */
  async byStep(range: TimeRange): Promise<(Figures & { kind: ContentKind; step: number })[]> {
    return await this.reads.query(
      `SELECT kind, hour / $4::int AS step, ${SUMS} FROM content_hour WHERE ${IN_RANGE} GROUP BY 1, 2`,
      [...boundsAndHour(range), STEP_HOURS],
    );
  }

  async totals(range: TimeRange): Promise<Figures> {
    const rows: [Figures] = await this.reads.query(
      `SELECT ${SUMS} FROM content_hour WHERE ${IN_RANGE}`,
      boundsAndHour(range),
    );
    return rows[0];
  }

  /** Combinations without facts on these days are omitted. */
  async byMix(range: TimeRange): Promise<MixFigures[]> {
    return await this.reads.query(
      `SELECT kind, subject, source, ${SUMS}
         FROM (${ITEM_SUMS}) sums JOIN content_item ON content_item.id = item_id
        GROUP BY kind, subject, source`,
      itemSumBounds(range),
    );
  }
}
