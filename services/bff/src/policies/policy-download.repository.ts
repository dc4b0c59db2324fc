import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type Pool } from 'pg';
import { Repository } from 'typeorm';
import { type PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver.js';
import { Config } from '../config/config.js';
import { DOWNLOAD_LINK_SECONDS, type PolicySort } from './policies.constants.js';
import { conditionsOf, orderBy, SORT_COLUMNS } from './policy-conditions.js';
import { lineSql } from './policy-download-line.js';
import { type CreatePolicyDownloadDto } from './policy-download.dto.js';
import { PolicyDownload } from './policy-download.entity.js';
import { type PolicyLabels } from './policy-labels.js';

interface Batch {
  rows: number;
  text: string;
  /** Of the last row: what it is sorted by. */
  key: string;
  id: number;
}

/** Rows read at a time; all that a download holds of its rows. */
const BATCH = 500;

const KEY_TYPES: Record<PolicySort, string> = {
  number: 'integer',
  name: 'text',
  contentType: 'text',
  filterType: 'text',
  count: 'integer',
  createdTime: 'timestamptz',
  status: 'text',
};

@Injectable()
export class PolicyDownloadRepository {
  constructor(
    @InjectRepository(PolicyDownload) private readonly downloads: Repository<PolicyDownload>,
    private readonly config: Config,
  ) {}

  /** Removes those that nobody fetched. */
  async insert(tokenHash: string, request: CreatePolicyDownloadDto): Promise<void> {
    await this.downloads.query(
      'DELETE FROM policy_download WHERE created_at < now() - make_interval(secs => $1)',
      [DOWNLOAD_LINK_SECONDS],
    );
    await this.downloads.insert({ tokenHash, request });
  }

  /** Gives it out once. */
  async take(tokenHash: string): Promise<object | null> {
    const [taken]: [{ request: object }[], number] = await this.downloads.query(
      `DELETE FROM policy_download WHERE token_hash = $1 AND created_at >= now() - make_interval(secs => $2)
       RETURNING request`,
      [tokenHash, DOWNLOAD_LINK_SECONDS],
    );
    return taken[0]?.request ?? null;
  }

  /**
   * All rows of a selection in its order, as lines of the file. Between batches nothing is held, neither a connection
   * nor a snapshot, so a slow reader is in nobody's way; a row that is edited meanwhile stands where its sort puts it
   * then.
   */
  async *lines(request: CreatePolicyDownloadDto, labels: PolicyLabels): AsyncGenerator<string> {
    const { filter, ids, sort, order, format, columns } = request;
    const { timeZone } = this.config;
    const column = SORT_COLUMNS[sort];
    const inOrder = orderBy(sort, order);
    const side = order === 'asc' ? '>' : '<';
    let last: Batch | undefined;
    do {
      const rows = conditionsOf(filter, timeZone);
      if (ids) rows.add('id = ANY(?::integer[])', ids);
      if (last) rows.add(`(${column}, id) ${side} (?::${KEY_TYPES[sort]}, ?::integer)`, last.key, last.id);
      const where = rows.sql;
      const line = lineSql({ format, columns, labels, timeZone }, rows);
      const batch = await this.batch(
        `WITH batch AS MATERIALIZED (SELECT * FROM policy WHERE ${where} ORDER BY ${inOrder} LIMIT ${BATCH})
         SELECT count(*)::int AS rows, coalesce(string_agg(${line}, '' ORDER BY ${inOrder}), '') AS text,
                (array_agg(${column}::text ORDER BY ${inOrder}))[count(*)] AS key,
                (array_agg(id ORDER BY ${inOrder}))[count(*)] AS id
           FROM batch`,
        rows.values,
      );
      if (batch.rows > 0) yield batch.text;
      last = batch.rows === BATCH ? batch : undefined;
    } while (last);
  }

  /**
   * Straight from the pool: through the query runners of TypeORM, the heap grows with each batch until all of it is
   * collected, by 100 MB and more for a million rows.
   */
  private async batch(sql: string, values: unknown[]): Promise<Batch> {
    const pool = (this.downloads.manager.dataSource.driver as PostgresDriver).master as Pool;
    const { rows } = await pool.query<Batch>(sql, values);
    const [batch] = rows;
    if (!batch) throw new Error('An aggregate answers one row.');
    return batch;
  }
}
