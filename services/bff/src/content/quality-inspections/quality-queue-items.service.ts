import { Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import { EntityManager } from 'typeorm';
import { CardsService } from '../cards/cards.service.js';
import { ContentFiguresService } from '../content/content-figures.service.js';
import { type SignedInActor } from '../../common/auth/actor.js';
import { type Role } from '../../common/auth/roles.constants.js';
import { AppError } from '../../common/errors/app-error.js';
import { type Page } from '../../common/paging/page.dto.js';
import { follow } from '../../common/transitions/transitions.js';
import { Config } from '../../config/config.js';
import { type CountedQueue, QualityInspectionDto } from './quality-inspection.dto.js';
import { QUEUE_ITEM_TRANSITIONS, type QueueItemAction } from './quality-inspections.constants.js';
import { QualityInspectionsRepository } from './quality-inspections.repository.js';
import { QueueContentDto } from './queue-content.dto.js';
import { type InspectedItemDto, QueueItemDto, type QueueItemQuery } from './quality-queue-item.dto.js';
import { type QualityQueueItem } from './quality-queue-item.entity.js';
import { QualityQueueItemsRepository } from './quality-queue-items.repository.js';

/** The inspection itself: every item of a queue gets a decision. */
@Injectable()
export class QualityQueueItemsService {
  constructor(
    private readonly items: QualityQueueItemsRepository,
    private readonly queues: QualityInspectionsRepository,
    private readonly cards: CardsService,
    private readonly figures: ContentFiguresService,
    private readonly config: Config,
    @InjectEntityManager() private readonly manager: EntityManager,
  ) {}

  async page(queueId: number, query: QueueItemQuery, role: Role): Promise<Page<QueueItemDto>> {
    if (!(await this.queues.exists(queueId))) throw new AppError('notFound');
    const { list, total } = await this.items.page(queueId, query);
    const contentOf = await this.readContent(list);
    return { list: list.map((item) => QueueItemDto.from(item, contentOf(item), role)), total };
  }

  /**
   * If two people decide on the same item concurrently, one succeeds. Items of a deleted queue cannot be inspected.
   * @throws AppError notFound, conflict
   */
  async decide(
    id: number,
    action: QueueItemAction,
    version: number,
    actor: SignedInActor,
    reason: string | null = null,
  ): Promise<InspectedItemDto> {
    return await this.manager.transaction(async (manager) => {
      const before = await this.items.lock(id, manager);
      if (!before) throw new AppError('notFound');
      await this.openQueue(before.queueId, manager);
      follow(QUEUE_ITEM_TRANSITIONS[action], { state: before.stage, version: before.version }, version);
      const item = await this.items.change(before, action, reason, manager);
      const queue = await this.openQueue(before.queueId, manager);
      await this.cards.record(manager, actor, {
        ...{ section: 'qualityInspection', id: queue.id, version: queue.version, action },
        before: { item: item.title, stage: before.stage },
        after: { item: item.title, stage: item.stage, ...(reason === null ? {} : { reason }) },
      });
      const contentOf = await this.readContent([item]);
      return {
        item: QueueItemDto.from(item, contentOf(item), actor.role),
        queue: QualityInspectionDto.from(queue, actor.role, this.config.timeZone),
      };
    });
  }

  /** What is to be inspected, by item. */
  private async readContent(
    items: QualityQueueItem[],
  ): Promise<(item: QualityQueueItem) => QueueContentDto | null> {
    const totalsOf = await this.figures.totalsOf(items.flatMap(({ contentItemId }) => contentItemId ?? []));
    return ({ contentItem }) => contentItem && QueueContentDto.from(contentItem, totalsOf(contentItem.id));
  }

  private async openQueue(id: number, manager: EntityManager): Promise<CountedQueue> {
    const queue = await this.queues.lock(id, 'SHARE', manager);
    if (queue?.state !== 'open')
      throw new AppError('conflict', {}, { state: 'removed', version: queue?.version ?? 0 });
    return queue;
  }
}
