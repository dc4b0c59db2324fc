import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { boundsOf, type DayRange } from '../../common/time/day-range.js';
import { firstDaysOf, type MonthRange } from '../../common/time/month-range.js';
import { type ContentKind, type Measure, MEASURES, STEP_HOURS } from './content.constants.js';

type Figures = Record<Measure, number>;
export type DayFigures = Figures & { day: string };

/** Sums stay far below 2^53, so a float represents them exactly. */
const SUMS = MEASURES.map((name) => `coalesce(sum(${name}), 0)::float8 AS ${name}`).join(', ');

/** Sums of the rows stored per hour and kind, and per month and item. Missing facts count as zero. */
@Injectable()
export class ContentFiguresRepository {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /** In the order of the days. */
  async byDay(range: DayRange): Promise<DayFigures[]> {
    return await this.dataSource.query(
      `SELECT days.day::date::text AS day, ${SUMS}
         FROM generate_series($1::timestamp, $2::timestamp, '1 day') AS days (day)
         LEFT JOIN content_hour ON content_hour.day = days.day::date
        GROUP BY days.day ORDER BY days.day`,
      boundsOf(range),
    );
  }

  /** In the order of the months. A month has the format `YYYY-MM`. */
  async byMonth(range: MonthRange): Promise<(Figures & { month: string })[]> {
    return await this.dataSource.query(
      `SELECT to_char(months.month, 'YYYY-MM') AS month, ${SUMS}
         FROM generate_series($1::timestamp, $2::timestamp, '1 month') AS months (month)
         LEFT JOIN content_month ON content_month.month = months.month::date
        GROUP BY months.month ORDER BY months.month`,
      firstDaysOf(range),
    );
  }

  /** Sums over all stored facts. Items without facts are omitted. */
  async totalsOf(itemIds: number[]): Promise<(Figures & { itemId: number })[]> {
    return await this.dataSource.query(
      `SELECT item_id AS "itemId", ${SUMS} FROM content_month WHERE item_id = ANY($1) GROUP BY item_id`,
      [itemIds],
    );
  }

  /** Kinds without facts in these months are omitted. */
  async byKind(range: MonthRange): Promise<(Figures & { kind: ContentKind })[]> {
    return await this.dataSource.query(
      `SELECT kind, ${SUMS} FROM content_month JOIN content_item ON content_item.id = item_id
        WHERE month BETWEEN $1 AND $2 GROUP BY kind`,
      firstDaysOf(range),
    );
  }

  /** By kind and step of the day. The same hours of all days are added up. Steps are numbered from 0. */
  async byStep(range: DayRange): Promise<(Figures & { kind: ContentKind; step: number })[]> {
    return await this.dataSource.query(
      `SELECT kind, hour / $3::int AS step, ${SUMS}
         FROM content_hour WHERE day BETWEEN $1 AND $2 GROUP BY 1, 2`,
      [...boundsOf(range), STEP_HOURS],
    );
  }
}
