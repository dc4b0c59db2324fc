import { Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import { type Pool } from 'pg';
import { EntityManager } from 'typeorm';
import { type PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver.js';
import { type SortOrder } from '../../common/paging/sort-orders.constants.js';
import { Config } from '../../config/config.js';
import { type Conditions } from '../database/conditions.js';

/**
 * Rows per batch. A download holds only one batch in memory. The text of a batch stays below 128 kB: V8
 * stores a longer one as a large object, which does not trigger a minor collection earlier.
 */
const BATCH = 250;
const AS_TEXT = { getTypeParser: () => String };

/** A column of a file: its SQL, and whether that is a time. */
export interface SheetColumn {
  sql: string;
  isTime: boolean;
}

/** Parts of a statement of one batch. */
export interface BatchParts {
  columns: string;
  where: string;
  order: string;
  limit: number;
}

export interface SheetSelection {
  columns: SheetColumn[];
  rows: Conditions;
  /** What the rows are sorted by before their id. */
  key: { column: string; type: string };
  order: SortOrder;
  statement: (parts: BatchParts) => string;
}

@Injectable()
export class SheetBatchesRepository {
  constructor(
    @InjectEntityManager() private readonly manager: EntityManager,
    private readonly config: Config,
  ) {}

  /**
   * All rows of a selection in sort order, one batch at a time, with the columns as text. No connection or
   * snapshot is held between batches, so a slow reader blocks nobody. A row edited during the download
   * appears at its current sort position.
   */
  async *batches({ columns, rows: all, key, order, statement }: SheetSelection): AsyncGenerator<string[][]> {
    const beyond = `(${key.column}, id) ${order === 'asc' ? '>' : '<'} (?::${key.type}, ?::integer)`;
    const way = order === 'asc' ? 'ASC' : 'DESC';
    const zones = columns.some(({ isTime }) => isTime) ? [this.config.timeZone] : [];
    let last: string[] | undefined;
    do {
      const rows = last ? all.with(beyond, ...last.slice(columns.length)) : all;
      const zone = `$${rows.values.length + 1}`;
      const texts = columns.map((column) => textOf(column, zone));
      const batch = await this.texts(
        statement({
          columns: [...texts, `${key.column}::text AS key`, 'id AS last_id'].join(', '),
          where: rows.sql,
          order: key.column === 'id' ? `id ${way}` : `${key.column} ${way}, id ${way}`,
          limit: BATCH,
        }),
        [...rows.values, ...zones],
      );
      if (batch.length > 0) yield batch;
      last = batch.length === BATCH ? batch.at(-1) : undefined;
    } while (last);
  }

  /** Uses the pool directly because the query runners of TypeORM create an object per row. */
  private async texts(text: string, values: unknown[]): Promise<string[][]> {
    const pool = (this.manager.dataSource.driver as PostgresDriver).master as Pool;
    return (await pool.query<string[]>({ text, values, rowMode: 'array', types: AS_TEXT })).rows;
  }
}

/** @param zone the placeholder of the time zone */
function textOf({ sql, isTime }: SheetColumn, zone: string): string {
  return isTime ? `to_char(${sql} AT TIME ZONE ${zone}, 'YYYY-MM-DD HH24:MI:SS')` : sql;
}
