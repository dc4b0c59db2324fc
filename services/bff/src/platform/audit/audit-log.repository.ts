import { isIP } from 'node:net';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Brackets, Repository, type SelectQueryBuilder } from 'typeorm';
import { type Page } from '../../common/paging/page.dto.js';
import { endOfDay, startOfRange } from '../../common/time/display-time.js';
import { anywhere, contains } from '../../platform/database/search-text.js';
import { readPage } from '../database/read-page.js';
import { AuditEntry } from './audit-entry.entity.js';
import { type AuditLogFilter, type AuditLogQuery } from './audit-log.dto.js';

/** Rows of a file that are read at once. */
const BATCH = 1_000;

/** Reads the entries of all records, for auditors. */
@Injectable()
export class AuditLogRepository {
  constructor(@InjectRepository(AuditEntry) private readonly entries: Repository<AuditEntry>) {}

  /** The latest first. */
  async page(query: AuditLogQuery, timeZone: string): Promise<Page<AuditEntry>> {
    return await readPage(
      this.matching(query, timeZone).orderBy('entry.at', 'DESC').addOrderBy('entry.id', 'DESC'),
      query,
    );
  }

  /** All that match, the latest first. No connection is held between batches. */
  async *batches(filter: AuditLogFilter, timeZone: string): AsyncGenerator<AuditEntry[]> {
    let batch: AuditEntry[];
    let before: string | undefined;
    do {
      const rows = this.matching(filter, timeZone).orderBy('entry.id', 'DESC').limit(BATCH);
      if (before !== undefined) rows.andWhere('entry.id < :before', { before });
      batch = await rows.getMany();
      before = batch.at(-1)?.id;
      yield batch;
    } while (batch.length === BATCH);
  }

  private matching(filter: AuditLogFilter, timeZone: string): SelectQueryBuilder<AuditEntry> {
    const { entity, entityId, action, search, time } = filter;
    const rows = this.entries.createQueryBuilder('entry');
    if (entity) rows.andWhere('entry.entity = :entity', { entity });
    if (entityId !== undefined) rows.andWhere('entry.entityId = :entityId', { entityId });
    if (action) rows.andWhere('entry.action = :action', { action });
    if (search) rows.andWhere(searchCondition(search));
    const [first, last = first] = time ?? [];
    if (first !== undefined && last !== undefined) {
      rows.andWhere('entry.at >= :from', { from: startOfRange(first, timeZone) });
      rows.andWhere('entry.at < :until', { until: endOfDay(last, timeZone) });
    }
    return rows;
  }
}

function searchCondition(search: string): Brackets {
  return new Brackets((where) => {
    where
      .where(contains('entry.accountName', ':name'), { name: anywhere(search) })
      .orWhere('entry.requestId = :search', { search });
    if (isIP(search) !== 0 && !search.includes('%'))
      where.orWhere('entry.address = CAST(:address AS inet)', { address: search });
  });
}
