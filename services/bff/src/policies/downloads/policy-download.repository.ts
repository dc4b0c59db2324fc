import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type Pool } from 'pg';
import { Repository } from 'typeorm';
import { type PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver.js';
import { Config } from '../../config/config.js';
import { POLICY_FIELDS, type PolicySheetField } from '../policies/policy-fields.constants.js';
import { Policy } from '../policies/policy.entity.js';
import { conditionsOf, orderBy } from '../policies/policy-conditions.js';
import { columnOf, sqlTypeOf } from '../policies/policy-content.js';
import { type CreatePolicyDownloadDto } from './policy-download.dto.js';

/**
 * Rows per batch. A download holds only one batch in memory. The text of a batch stays below 128 kB: V8
 * stores a longer one as a large object, which does not trigger a minor collection earlier.
 */
const BATCH = 250;
const AS_TEXT = { getTypeParser: () => String };

@Injectable()
export class PolicyDownloadRepository {
  constructor(
    @InjectRepository(Policy) private readonly policies: Repository<Policy>,
    private readonly config: Config,
  ) {}

  /**
   * All rows of a selection in sort order, one batch at a time, with the columns as text. No connection or
   * snapshot is held between batches, so a slow reader blocks nobody. A row edited during the download
   * appears at its current sort position.
   */
  async *batches(request: CreatePolicyDownloadDto): AsyncGenerator<string[][]> {
    const { filter, ids, sort, order, columns } = request;
    const side = order === 'asc' ? '>' : '<';
    const beyond = `(${columnOf(sort)}, id) ${side} (?::${sqlTypeOf(sort)}, ?::integer)`;
    const { timeZone } = this.config;
    const matching = conditionsOf(filter, timeZone);
    const all = ids ? matching.with('id = ANY(?::integer[])', ids) : matching;
    const zones = columns.some(isTime) ? [timeZone] : [];
    let last: string[] | undefined;
    do {
      const rows = last ? all.with(beyond, ...last.slice(columns.length)) : all;
      const zone = `$${rows.values.length + 1}`;
      const values = columns.map((column) => valueSql(column, zone));
      const batch = await this.texts(
        `SELECT ${values.join(', ')}, ${columnOf(sort)}::text AS key, id AS last_id
           FROM policy WHERE ${rows.sql} ORDER BY ${orderBy(sort, order)} LIMIT ${BATCH}`,
        [...rows.values, ...zones],
      );
      if (batch.length > 0) yield batch;
      last = batch.length === BATCH ? batch.at(-1) : undefined;
    } while (last);
  }

  /** Uses the pool directly because the query runners of TypeORM create an object per row. */
  private async texts(text: string, values: unknown[]): Promise<string[][]> {
    const pool = (this.policies.manager.dataSource.driver as PostgresDriver).master as Pool;
    return (await pool.query<string[]>({ text, values, rowMode: 'array', types: AS_TEXT })).rows;
  }
}

function isTime(column: PolicySheetField): boolean {
  return POLICY_FIELDS[column].kind === 'time';
}

/** @param zone the placeholder of the time zone */
function valueSql(column: PolicySheetField, zone: string): string {
  if (!isTime(column)) return columnOf(column);
  return `to_char(${columnOf(column)} AT TIME ZONE ${zone}, 'YYYY-MM-DD HH24:MI:SS')`;
}
