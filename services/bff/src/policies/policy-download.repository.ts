import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { Config } from '../config/config.js';
import { DOWNLOAD_LINK_SECONDS, type PolicyMember, type PolicySort } from './policies.constants.js';
import { conditionsOf, orderBy, SORT_COLUMNS } from './policy-conditions.js';
import { type CreatePolicyDownloadDto } from './policy-download.dto.js';
import { PolicyDownload } from './policy-download.entity.js';

/** A policy as it is written to a file: the time as people read it. */
export type DownloadRow = Record<PolicyMember, string | number>;

interface Row extends DownloadRow {
  id: number;
  key: string;
}

/** Rows read at a time; all that a download holds of its rows. */
const BATCH = 2_000;

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
   * All rows of a selection in its order. Between batches nothing is held, neither a connection nor a snapshot, so a
   * slow reader is in nobody's way; a row that is edited meanwhile stands where its sort puts it then.
   */
  async *batches({ filter, sort, order }: CreatePolicyDownloadDto): AsyncGenerator<DownloadRow[]> {
    const column = SORT_COLUMNS[sort];
    let last: Row | undefined;
    do {
      const rows = conditionsOf(filter, this.config.timeZone);
      const side = order === 'asc' ? '>' : '<';
      if (last) rows.add(`(${column}, id) ${side} (?::${KEY_TYPES[sort]}, ?::integer)`, last.key, last.id);
      const batch: Row[] = await this.downloads.query(
        `SELECT id, number, name, content_type AS "contentType", filter_type AS "filterType", count, status,
                to_char(created_time AT TIME ZONE ${rows.value(this.config.timeZone)}, 'YYYY-MM-DD HH24:MI:SS')
                  AS "createdTime", ${column}::text AS key
           FROM policy WHERE ${rows.sql} ORDER BY ${orderBy(sort, order)} LIMIT ${BATCH}`,
        rows.values,
      );
      if (batch.length > 0) yield batch;
      last = batch.length === BATCH ? batch.at(-1) : undefined;
    } while (last);
  }
}
