import { Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import { EntityManager } from 'typeorm';
import { type SignedInActor } from '../../common/auth/actor.js';
import { type Principal } from '../../common/auth/principal.js';
import { AppError } from '../../common/errors/app-error.js';
import { Config } from '../../config/config.js';
import { IdempotencyService } from '../../platform/idempotency/idempotency.service.js';
import { type MatchingChange } from '../../platform/operations/change.dto.js';
import { type Standing } from '../../platform/operations/operation.dto.js';
import { type Change, OperationsService } from '../../platform/operations/operations.service.js';
import { type ContentItemFilter } from '../content-items/content-item-query.dto.js';
import { ContentItemStepsService } from '../content-items/content-item-steps.service.js';
import { ContentItemsService } from '../content-items/content-items.service.js';
import { ImportedItemsService } from '../content-items/imported-items.service.js';
import { type ImportedKeptItem, type KeptItem } from '../content-items/kept-item.js';
import { type ContentOperation } from './content-operation.entity.js';
import {
  type ContentChange,
  type ContentOperationAction,
  MAX_MATCHING_ITEMS,
} from './content-operations.constants.js';
import { type ContentOperationDto } from './content-operations.dto.js';
import { ContentOperationsRepository } from './content-operations.repository.js';

/** Each item by its own rules; those that do not allow it are left as they are. */
@Injectable()
export class ContentOperationsService extends OperationsService<
  ContentOperation,
  ContentChange,
  ContentItemFilter
> {
  constructor(
    private readonly operations: ContentOperationsRepository,
    private readonly steps: ContentItemStepsService,
    private readonly items: ContentItemsService,
    private readonly imported: ImportedItemsService,
    calls: IdempotencyService,
    config: Config,
    @InjectEntityManager() manager: EntityManager,
  ) {
    const noun = {
      operations,
      calls: { chosen: 'changeContentItems', matching: 'changeMatchingContentItems' },
      most: MAX_MATCHING_ITEMS,
    } as const;
    super(noun, manager, calls, config);
  }

  /** @param given how many items were named, or rows were read */
  async record(
    manager: EntityManager,
    { accountId }: SignedInActor,
    change: Change<ContentOperationAction>,
    items: ContentOperation['items'],
    given: number,
  ): Promise<ContentOperationDto> {
    await this.operations.removeOld(manager);
    return await this.store({ ...change, accountId, items, changed: items.length }, given, manager);
  }

  protected matching(
    { filter }: Pick<MatchingChange<ContentChange, ContentItemFilter>, 'filter'>,
    actor: SignedInActor,
    manager: EntityManager,
  ): Promise<number[]> {
    return this.items.matching(filter, actor, MAX_MATCHING_ITEMS + 1, manager);
  }

  protected async apply(
    change: Change<ContentChange>,
    ids: number[],
    actor: SignedInActor,
    manager: EntityManager,
  ): Promise<ContentOperationDto> {
    const items: KeptItem[] = [];
    if (change.action === 'online') await this.steps.holdAuthors(ids, manager);
    await this.steps.lockAll(ids, manager);
    for (const id of ids) {
      const kept = await this.steps.tryMove(change.action, { id, actor }, manager);
      if (kept) items.push(kept);
    }
    return await this.record(manager, actor, change, items, ids.length);
  }

  /** Administrators see and undo those of others. */
  protected override ownerFor(principal: Principal): number | null {
    const { accountId, seesAll } = this.items.readerOf(principal);
    return seesAll ? null : accountId;
  }

  protected async standingsOf(operations: ContentOperation[]): Promise<Map<string, Standing>> {
    const standings = await this.operations.standingsOf(operations.map(({ id }) => id));
    return new Map(standings.map((standing) => [standing.id, standing]));
  }

  /** @throws AppError externalIdTaken, notUndoable */
  protected async putBack(
    { id, action }: ContentOperation,
    actor: SignedInActor,
    manager: EntityManager,
  ): Promise<void> {
    const items = await this.operations.itemsOf(id, manager);
    if (action === 'online' || action === 'import')
      await this.steps.holdAuthorsOf(items.flatMap(shownBefore), manager);
    await this.steps.lockAll(
      items.map((item) => item.id),
      manager,
    );
    const changed = await this.operations.changedSince(items, manager);
    if (changed > 0) throw new AppError('notUndoable', {}, { reason: 'changed', changed });
    if (action === 'import') await this.imported.putBack(items as ImportedKeptItem[], actor, manager);
    else for (const item of items) await this.steps.putBack(item as KeptItem, actor, manager);
  }
}

/** The revision that the columns of an item are of again, once an operation is undone. */
function shownBefore({ id, before }: ContentOperation['items'][number]): { id: number; number: number }[] {
  if (before === null) return [];
  const number = 'working' in before ? before.working : before.published;
  return typeof number === 'number' ? [{ id, number }] : [];
}
