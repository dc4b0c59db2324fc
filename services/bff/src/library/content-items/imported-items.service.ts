import { Injectable } from '@nestjs/common';
import { type EntityManager } from 'typeorm';
import { type SignedInActor } from '../../common/auth/actor.js';
import { AppError } from '../../common/errors/app-error.js';
import { AuditService, type AuditedChange } from '../../platform/audit/audit.service.js';
import { isReferenced } from '../../platform/database/is-referenced.js';
import { LiveEventsService } from '../../platform/live-events/live-events.service.js';
import { CONTENT_ITEM_CHANGED } from './content-item.event.js';
import { auditedContent } from './item-content.js';
import { type ImportedKeptItem } from './kept-item.js';
import { type ImportedCreation, type ImportedUpdate } from './content-item-row.js';
import { ImportedItemsRepository } from './imported-items.repository.js';

/** Writes the items of an import, and takes them back. Each gets a revision of its own, so that undo has only to drop it. */
@Injectable()
export class ImportedItemsService {
  constructor(
    private readonly items: ImportedItemsRepository,
    private readonly audit: AuditService,
    private readonly events: LiveEventsService,
  ) {}

  async write(
    creations: ImportedCreation[],
    updates: ImportedUpdate[],
    { actor, operationId }: { actor: SignedInActor; operationId: string },
    manager: EntityManager,
  ): Promise<ImportedKeptItem[]> {
    const { accountId } = actor;
    const ids = await this.items.add(creations, accountId, manager);
    await this.items.edit(updates, accountId, manager);
    const added = creations.map(({ kind, externalId, content }, at) => ({
      entityId: ids[at] ?? 0,
      before: null,
      after: { state: 'draft', kind, ...auditedContent(content), externalId },
    }));
    const action = { entity: 'contentItem', action: 'import', operationId } as const;
    await this.audit.record(manager, actor, action, ...added, ...updates.map(changeOf));
    const kept = [
      ...ids.map((id) => ({ id, version: 1, before: null })),
      ...updates.map(({ item: { id, version, editors, state, working } }) => ({
        ...{ id, version: version + 1, before: { editors, state, working } },
      })),
    ];
    await this.tell(kept, 'import', manager);
    return kept;
  }

  /** The items are locked, and have not changed since. @throws AppError notUndoable where something names a new item */
  async putBack(kept: ImportedKeptItem[], actor: SignedInActor, manager: EntityManager): Promise<void> {
    const created = kept.flatMap(({ id, before }) => (before ? [] : [id]));
    const changed = await this.items.heldBySets(created, manager);
    if (changed > 0) throw new AppError('notUndoable', {}, { reason: 'changed', changed });
    await this.items.putBack(kept, manager);
    await this.remove(created, manager);
    const undone = kept.map(({ id: entityId, before }) => ({
      entityId,
      before: { state: 'draft', ...(before && { revision: before.working + 1 }) },
      after: before && { state: before.state, revision: before.working },
    }));
    await this.audit.record(manager, actor, { entity: 'contentItem', action: 'undo' }, ...undone);
    await this.tell(kept, 'undo', manager);
  }

  /** Facts of an item keep it. */
  private async remove(ids: number[], manager: EntityManager): Promise<void> {
    try {
      await this.items.remove(ids, manager);
    } catch (cause) {
      if (!isReferenced(cause)) throw cause;
      throw new AppError('notUndoable', {}, { reason: 'changed', changed: 1 }, { cause });
    }
  }

  /** Open lists are notified once, whatever the number of items. */
  private async tell([first]: ImportedKeptItem[], action: string, manager: EntityManager): Promise<void> {
    if (first) await this.events.publish(manager, CONTENT_ITEM_CHANGED, {}, { id: first.id, action });
  }
}

function changeOf({ item, content }: ImportedUpdate): AuditedChange {
  const { id, state, working } = item;
  return {
    entityId: id,
    before: { state, ...auditedContent(item.content, content) },
    after: { state: 'draft', revision: working + 1, ...auditedContent(content, item.content) },
  };
}
