import { Injectable } from '@nestjs/common';
import { type EntityManager } from 'typeorm';
import { type Actor } from '../../common/auth/actor.js';
import { type Principal } from '../../common/auth/principal.js';
import { type Page, type PageQuery } from '../../common/paging/page.dto.js';
import { Config } from '../../config/config.js';
import { type AuditEntity } from './audit.constants.js';
import { AuditEntryDto } from './audit-entry.dto.js';
import { AuditRepository } from './audit.repository.js';

/** How one thing changed: only the members that differ, or all of them where it came or went. */
export interface AuditedChange {
  entityId: number;
  before: object | null;
  after: object | null;
}

/** What was done to all of the changes that are recorded together. */
export interface AuditedAction {
  entity: AuditEntity;
  action: string;
  /** Set where the changes can be undone together. */
  operationId?: string;
}

/**
 * Who changed what, when, from where, before and after. Whoever changes a thing that the log is kept of calls
 * {@link record} in the same transaction, so that there is no change without its entry and no entry without its change.
 */
@Injectable()
export class AuditService {
  constructor(
    private readonly entries: AuditRepository,
    private readonly config: Config,
  ) {}

  async record(
    manager: EntityManager,
    actor: Actor,
    { entity, action, operationId }: AuditedAction,
    ...changes: AuditedChange[]
  ): Promise<void> {
    const what = { entity, action, operationId: operationId ?? null };
    if (changes.length > 0) await this.entries.insert(manager, actor, what, changes);
  }

  /** The changes of one thing, newest first. Empty where nothing is known of it. */
  async history(
    entity: AuditEntity,
    entityId: number,
    query: PageQuery,
    { role }: Principal,
  ): Promise<Page<AuditEntryDto>> {
    const { list, total } = await this.entries.history(entity, entityId, query);
    return { list: list.map((entry) => AuditEntryDto.from(entry, this.config.timeZone, role)), total };
  }

  /** Who did these operations, by the names of that time. */
  async personsOf(operationIds: string[]): Promise<Map<string, string | null>> {
    const found = await this.entries.persons(operationIds);
    return new Map(found.map(({ operationId, person }) => [operationId, person]));
  }

  /** What one operation changed, in the order in which it did. */
  changesOf(manager: EntityManager, operationId: string): Promise<AuditedChange[]> {
    return this.entries.ofOperation(manager, operationId);
  }
}
