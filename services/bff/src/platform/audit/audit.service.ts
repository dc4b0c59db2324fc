import { Injectable } from '@nestjs/common';
import { type Counter } from 'prom-client';
import { type EntityManager } from 'typeorm';
import { type Actor } from '../../common/auth/actor.js';
import { type Principal } from '../../common/auth/principal.js';
import { AppError } from '../../common/errors/app-error.js';
import { type Page, type PageQuery } from '../../common/paging/page.dto.js';
import { MetricsService } from '../../common/metrics/metrics.service.js';
import { displayTime } from '../../common/time/display-time.js';
import { Config } from '../../config/config.js';
import { type AuditActionName, type AuditEntity } from './audit.constants.js';
import { AuditEntryDto } from './audit-entry.dto.js';
import { AuditRepository } from './audit.repository.js';

/** How one entity changed: only the fields that differ, or all fields if it was created or deleted. */
export interface AuditedChange {
  entityId: number;
  before: object | null;
  after: object | null;
}

/** The action shared by all changes that are recorded together. */
export interface AuditedAction {
  entity: AuditEntity;
  action: AuditActionName;
  /** Set if the changes can be undone together. */
  operationId?: string;
}

/**
 * Records who changed what, when and from where, with the state before and after. Code that changes an
 * audited entity must call {@link record} in the same transaction, so that a change and its entry are always
 * committed together.
 */
@Injectable()
export class AuditService {
  private readonly recorded: Counter<'entity'>;

  constructor(
    private readonly entries: AuditRepository,
    private readonly config: Config,
    metrics: MetricsService,
  ) {
    this.recorded = metrics.counter({
      name: 'sala_audit_entries_total',
      help: 'Entries of the audit log that this process has written, by kind of entity.',
      labelNames: ['entity'],
    });
  }

  async record(
    manager: EntityManager,
    actor: Actor,
    { entity, action, operationId }: AuditedAction,
    ...changes: AuditedChange[]
  ): Promise<void> {
    const what = { entity, action, operationId: operationId ?? null };
    if (changes.length === 0) return;
    await this.entries.insert(manager, actor, what, changes);
    this.recorded.inc({ entity }, changes.length);
  }

  /** The changes of one entity, newest first. Empty if it has no entries. */
  async history(
    entity: AuditEntity,
    entityId: number,
    query: PageQuery,
    holder: Principal,
  ): Promise<Page<AuditEntryDto>> {
    const { list, total } = await this.entries.history(entity, entityId, query);
    return { list: list.map((entry) => AuditEntryDto.from(entry, this.config.timeZone, holder)), total };
  }

  /** Who performed these operations, with the names at that time. */
  async personsOf(operationIds: string[]): Promise<Map<string, string | null>> {
    const found = await this.entries.persons(operationIds);
    return new Map(found.map(({ operationId, person }) => [operationId, person]));
  }

  /** Who made the newest change of each entity, with the names at that time. */
  async lastPersonsOf(entity: AuditEntity, entityIds: number[]): Promise<Map<number, string | null>> {
    const found = await this.entries.lastPersons(entity, entityIds);
    return new Map(found.map(({ entityId, person }) => [entityId, person]));
  }

  /** Who changed an entity last, and how; null if it has no entries. */
  async lastOf(
    manager: EntityManager,
    entity: AuditEntity,
    entityId: number,
  ): Promise<{ action: string; person: string | null } | null> {
    const last = await this.entries.lastOf(manager, entity, entityId);
    return last && { action: last.action, person: last.accountName };
  }

  /**
   * The refusal of a change that is based on an outdated version: what the entity is like now, who changed it last, and
   * when.
   * @param of `action` where only changes of one kind count
   */
  async outdated(
    manager: EntityManager,
    of: { entity: AuditEntity; entityId: number; action?: AuditActionName },
    current: object,
  ): Promise<AppError> {
    const last = await this.entries.lastOf(manager, of.entity, of.entityId, of.action);
    const who = last && { person: last.accountName, time: displayTime(last.at, this.config.timeZone) };
    return new AppError('conflict', {}, { ...current, ...who });
  }

  /** The changes made by one operation, in the order in which they were made. */
  changesOf(manager: EntityManager, operationId: string): Promise<AuditedChange[]> {
    return this.entries.ofOperation(manager, operationId);
  }
}
