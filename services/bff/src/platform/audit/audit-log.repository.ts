import { isIP } from 'node:net';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Brackets, Repository } from 'typeorm';
import { type Page } from '../../common/paging/page.dto.js';
import { escapeLike } from '../../common/text/escape-like.js';
import { endOfDay, startOfDay } from '../../common/time/display-time.js';
import { AuditEntry } from './audit-entry.entity.js';
import { type AuditLogQuery } from './audit-log.dto.js';

/** Reads the entries of all records, for auditors. */
@Injectable()
export class AuditLogRepository {
  constructor(@InjectRepository(AuditEntry) private readonly entries: Repository<AuditEntry>) {}

  /** The latest first. */
  async page(query: AuditLogQuery, timeZone: string): Promise<Page<AuditEntry>> {
    const { entity, entityId, action, search, time, current, pageSize } = query;
    const rows = this.entries.createQueryBuilder('entry');
    if (entity) rows.andWhere('entry.entity = :entity', { entity });
    if (entityId !== undefined) rows.andWhere('entry.entityId = :entityId', { entityId });
    if (action) rows.andWhere('entry.action = :action', { action });
    if (search) rows.andWhere(searchCondition(search));
    const [first, last = first] = time ?? [];
    if (first !== undefined && last !== undefined) {
      rows.andWhere('entry.at >= :from', { from: startOfDay(first, timeZone) });
      rows.andWhere('entry.at < :until', { until: endOfDay(last, timeZone) });
    }
    const [list, total] = await rows
      .orderBy('entry.at', 'DESC')
      .addOrderBy('entry.id', 'DESC')
      .offset((current - 1) * pageSize)
      .limit(pageSize)
      .getManyAndCount();
    return { list, total };
  }
}

function searchCondition(search: string): Brackets {
  return new Brackets((where) => {
    where
      .where('entry.accountName ILIKE :name', { name: `%${escapeLike(search)}%` })
      .orWhere('entry.requestId = :search', { search });
    if (isIP(search) !== 0 && !search.includes('%'))
      where.orWhere('entry.address = CAST(:address AS inet)', { address: search });
  });
}
