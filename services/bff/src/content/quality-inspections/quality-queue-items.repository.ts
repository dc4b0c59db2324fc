import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, Repository } from 'typeorm';
import { type Page } from '../../common/paging/page.dto.js';
import { type QueueItemQuery } from './quality-queue-item.dto.js';
import { QualityQueueItem } from './quality-queue-item.entity.js';
import { QUEUE_ITEM_TRANSITIONS, type QueueItemAction } from './quality-inspections.constants.js';

@Injectable()
export class QualityQueueItemsRepository {
  constructor(@InjectRepository(QualityQueueItem) private readonly items: Repository<QualityQueueItem>) {}

  async page(queueId: number, { stage, current, pageSize }: QueueItemQuery): Promise<Page<QualityQueueItem>> {
    const [list, total] = await this.items.findAndCount({
      where: { queueId, ...(stage === undefined ? {} : { stage }) },
      order: { id: 'ASC' },
      skip: (current - 1) * pageSize,
      take: pageSize,
    });
    return { list, total };
  }

  async lock(id: number, manager: EntityManager): Promise<QualityQueueItem | null> {
    return await manager.findOne(QualityQueueItem, { where: { id }, lock: { mode: 'pessimistic_write' } });
  }

  async change(
    item: QualityQueueItem,
    action: QueueItemAction,
    manager: EntityManager,
  ): Promise<QualityQueueItem> {
    const changed = { stage: QUEUE_ITEM_TRANSITIONS[action].to, version: item.version + 1 };
    await manager.update(QualityQueueItem, { id: item.id }, changed);
    return Object.assign(manager.create(QualityQueueItem, item), changed);
  }
}
