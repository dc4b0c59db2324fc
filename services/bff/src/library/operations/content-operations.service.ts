import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import { EntityManager } from 'typeorm';
import { type SignedInActor } from '../../common/auth/actor.js';
import { type Principal } from '../../common/auth/principal.js';
import { AppError } from '../../common/errors/app-error.js';
import { obstacleOf, recentOf, undoableOf } from '../../common/operations/operation.dto.js';
import { type PageQuery } from '../../common/paging/page.dto.js';
import { Config } from '../../config/config.js';
import { IdempotencyService } from '../../platform/idempotency/idempotency.service.js';
import { ContentItemStepsService } from '../content-items/content-item-steps.service.js';
import { ContentItemsService } from '../content-items/content-items.service.js';
import { type ImportedKeptItem, type KeptItem } from '../content-items/kept-item.js';
import { type ContentOperation } from './content-operation.entity.js';
import { type ContentChange, MAX_MATCHING_ITEMS } from './content-operations.constants.js';
import {
  type ChangeContentItemsDto,
  type ChangeMatchingContentItemsDto,
  type ContentOperationDto,
  type ContentOperationPageDto,
  type ContentOperationStatusDto,
  type UndoneContentDto,
} from './content-operations.dto.js';
import { ImportedItemsService } from '../content-items/imported-items.service.js';
import { ContentOperationsRepository, type ListedOperation } from './content-operations.repository.js';

/** Takes the same step with many items in one transaction, and takes it back as a whole. */
@Injectable()
export class ContentOperationsService {
  constructor(
    private readonly operations: ContentOperationsRepository,
    private readonly steps: ContentItemStepsService,
    private readonly items: ContentItemsService,
    private readonly imported: ImportedItemsService,
    private readonly calls: IdempotencyService,
    private readonly config: Config,
    @InjectEntityManager() private readonly manager: EntityManager,
  ) {}

  /** Each item by its own rules; those that do not allow it are left as they are. */
  async change(
    actor: SignedInActor,
    key: string | undefined,
    request: ChangeContentItemsDto,
  ): Promise<ContentOperationDto> {
    const { accountId } = actor;
    const ids = [...new Set(request.ids)].sort((one, other) => one - other);
    return await this.calls.once({ operation: 'changeContentItems', accountId, key, request }, (manager) =>
      this.changeAll(request.action, ids, actor, manager),
    );
  }

  /** @throws AppError tooManyAtOnce, or conflict if the filter matches another number than the person was shown */
  async changeMatching(
    actor: SignedInActor,
    key: string | undefined,
    request: ChangeMatchingContentItemsDto,
  ): Promise<ContentOperationDto> {
    const { accountId } = actor;
    const { action, filter, expectedTotal } = request;
    const call = { operation: 'changeMatchingContentItems', accountId, key, request } as const;
    return await this.calls.once(call, async (manager) => {
      const ids = await this.items.matching(filter, actor, MAX_MATCHING_ITEMS + 1, manager);
      if (ids.length > MAX_MATCHING_ITEMS) throw new AppError('tooManyAtOnce', { max: MAX_MATCHING_ITEMS });
      if (ids.length !== expectedTotal) throw new AppError('conflict', {}, { total: ids.length });
      return await this.changeAll(action, ids, actor, manager);
    });
  }

  private async changeAll(
    action: ContentChange,
    ids: number[],
    actor: SignedInActor,
    manager: EntityManager,
  ): Promise<ContentOperationDto> {
    const items: KeptItem[] = [];
    for (const id of ids) {
      const kept = await this.steps.tryMove(action, { id, actor }, manager);
      if (kept) items.push(kept);
    }
    const { accountId } = actor;
    return await this.record({ id: randomUUID(), action, accountId, items }, ids.length, manager);
  }

  /** @param given how many items were asked for, or rows were read */
  async record(
    operation: Pick<ContentOperation, 'accountId' | 'action' | 'id' | 'items'>,
    given: number,
    manager: EntityManager,
  ): Promise<ContentOperationDto> {
    const changed = operation.items.length;
    const stored = await this.operations.insert({ ...operation, changed }, manager);
    return { ...undoableOf(stored, this.config.timeZone), skipped: given - changed };
  }

  /** Of the last hours; those of others for who sees all items. */
  async recent(query: PageQuery, principal: Principal): Promise<ContentOperationPageDto> {
    const { accountId, seesAll } = this.items.readerOf(principal);
    const { list, total } = await this.operations.recent(seesAll ? null : accountId, query);
    return { list: list.map((operation) => this.told(operation)), total };
  }

  /** @throws AppError notFound */
  async status(id: string, principal: Principal): Promise<ContentOperationStatusDto> {
    return this.told(this.own(await this.operations.find(id), principal));
  }

  /**
   * Puts every item back, or changes nothing.
   * @throws AppError notFound, externalIdTaken, or notUndoable
   */
  async undo(actor: SignedInActor, id: string): Promise<UndoneContentDto> {
    return await this.manager.transaction(async (manager) => {
      const operation = this.own(await this.operations.lock(id, manager), actor);
      const reason = obstacleOf(operation);
      if (reason) throw new AppError('notUndoable', {}, { reason, changed: 0 });
      const { items } = operation;
      await this.steps.lockAll(
        items.map((item) => item.id),
        manager,
      );
      const changed = await this.operations.changedSince(items, manager);
      if (changed > 0) throw new AppError('notUndoable', {}, { reason: 'changed', changed });
      if (operation.action === 'import')
        await this.imported.putBack(items as ImportedKeptItem[], actor, manager);
      else for (const item of items) await this.steps.putBack(item as KeptItem, actor, manager);
      await this.operations.markUndone(id, manager);
      return { changed: items.length };
    });
  }

  /** Administrators may undo those of others. */
  private own<Operation extends Pick<ContentOperation, 'accountId'>>(
    operation: Operation | null,
    principal: Principal,
  ): Operation {
    const isSeen = operation?.accountId === principal.accountId || this.items.readerOf(principal).seesAll;
    if (!operation || !isSeen) throw new AppError('notFound');
    return operation;
  }

  private told(operation: ListedOperation): ContentOperationStatusDto {
    const { person, isChanged } = operation;
    const obstacle = obstacleOf(operation) ?? (isChanged ? 'changed' : null);
    return recentOf(operation, { person, obstacle, timeZone: this.config.timeZone });
  }
}
