import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import { EntityManager } from 'typeorm';
import { type SignedInActor } from '../../common/auth/actor.js';
import { type Principal } from '../../common/auth/principal.js';
import { AppError } from '../../common/errors/app-error.js';
import { obstacleOf, undoableOf } from '../../common/operations/operation.dto.js';
import { Config } from '../../config/config.js';
import { IdempotencyService } from '../../platform/idempotency/idempotency.service.js';
import { ContentItemStepsService } from '../content-items/content-item-steps.service.js';
import { ContentItemsService } from '../content-items/content-items.service.js';
import { type KeptItem } from '../content-items/kept-item.js';
import { type ContentOperation } from './content-operation.entity.js';
import {
  type ChangeContentItemsDto,
  type ContentOperationDto,
  type ContentOperationStatusDto,
  type UndoneContentDto,
} from './content-operations.dto.js';
import { ContentOperationsRepository } from './content-operations.repository.js';

/** Takes the same step with many items in one transaction, and takes it back as a whole. */
@Injectable()
export class ContentOperationsService {
  constructor(
    private readonly operations: ContentOperationsRepository,
    private readonly steps: ContentItemStepsService,
    private readonly items: ContentItemsService,
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
    const { action } = request;
    const ids = [...new Set(request.ids)].sort((one, other) => one - other);
    return await this.calls.once(
      { operation: 'changeContentItems', accountId, key, request },
      async (manager) => {
        const items: KeptItem[] = [];
        for (const id of ids) {
          const kept = await this.steps.tryMove(action, { id, actor }, manager);
          if (kept) items.push(kept);
        }
        const draft = { id: randomUUID(), action, accountId, changed: items.length, items };
        const operation = await this.operations.insert(draft, manager);
        return { ...undoableOf(operation, this.config.timeZone), skipped: ids.length - items.length };
      },
    );
  }

  /** @throws AppError notFound */
  async status(id: string, principal: Principal): Promise<ContentOperationStatusDto> {
    const operation = this.own(await this.operations.find(id, this.manager), principal);
    const own = obstacleOf(operation);
    const isChanged = own === null && (await this.operations.changedSince(operation.items, this.manager)) > 0;
    return { ...undoableOf(operation, this.config.timeZone), obstacle: isChanged ? 'changed' : own };
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
      for (const item of items) await this.steps.putBack(item, actor, manager);
      await this.operations.markUndone(id, manager);
      return { changed: items.length };
    });
  }

  /** Administrators may undo those of others. */
  private own(operation: ContentOperation | null, principal: Principal): ContentOperation {
    const isSeen = operation?.accountId === principal.accountId || this.items.readerOf(principal).seesAll;
    if (!operation || !isSeen) throw new AppError('notFound');
    return operation;
  }
}
