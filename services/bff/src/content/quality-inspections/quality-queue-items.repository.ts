import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, Repository } from 'typeorm';
import { type Page } from '../../common/paging/page.dto.js';
import { type QueueItemQuery } from './quality-queue-item.dto.js';
import { QualityQueueItem } from './quality-queue-item.entity.js';
import { QUEUE_ITEM_TRANSITIONS, type QueueItemAction } from './quality-inspections.constants.js';

const WITH_CONTENT = { contentItem: { author: true } } as const;

@Injectable()
export class QualityQueueItemsRepository {
  constructor(@InjectRepository(QualityQueueItem) private readonly items: Repository<QualityQueueItem>) {}

  async page(queueId: number, { stage, current, pageSize }: QueueItemQuery): Promise<Page<QualityQueueItem>> {
    const [list, total] = await this.items.findAndCount({
      where: { queueId, ...(stage === undefined ? {} : { stage }) },
      relations: WITH_CONTENT,
      order: { id: 'ASC' },
      skip: (current - 1) * pageSize,
      take: pageSize,
    });
    return { list, total };
  }

  async lock(id: number, manager: EntityManager): Promise<QualityQueueItem | null> {
    return await manager.findOne(QualityQueueItem, { where: { id }, lock: { mode: 'pessimistic_write' } });
  }

  /** Stores the decision. Reopening restores the stage before the last decision. */
  async change(
    { id, previousStage, stage: current, version }: QualityQueueItem,
    action: QueueItemAction,
    reason: string | null,
    manager: EntityManager,
  ): Promise<QualityQueueItem> {
    const { to } = QUEUE_ITEM_TRANSITIONS[action];
    const isReopened = action === 'reopen';
    await manager.update(
      QualityQueueItem,
      { id },
      {
        stage: isReopened ? (previousStage ?? to) : to,
        previousStage: isReopened ? null : current,
        reason,
        version: version + 1,
      },
    );
    return await manager.findOneOrFail(QualityQueueItem, { where: { id }, relations: WITH_CONTENT });
  }
}
