import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, Repository } from 'typeorm';
import { type Page } from '../../common/paging/page.dto.js';
import { type QueueItemQuery } from './quality-queue-item.dto.js';
import { QualityQueueItem } from './quality-queue-item.entity.js';
import { OPEN_STAGES, type QueueItemStage } from './quality-inspections.constants.js';

/** A queue in which items wait. */
export interface WaitingQueue {
  id: number;
  name: string;
  title: string;
  count: number;
  /** Since when the first of them waits. */
  since: Date;
}

@Injectable()
export class QualityQueueItemsRepository {
  constructor(@InjectRepository(QualityQueueItem) private readonly items: Repository<QualityQueueItem>) {}

  /** What came first comes first. */
  async page(queueId: number, { stage, current, pageSize }: QueueItemQuery): Promise<Page<QualityQueueItem>> {
    const [list, total] = await this.items.findAndCount({
      where: { queueId, ...(stage === undefined ? {} : { stage }) },
      order: { id: 'ASC' },
      skip: (current - 1) * pageSize,
      take: pageSize,
    });
    return { list, total };
  }

  async find(id: number, manager: EntityManager): Promise<QualityQueueItem | null> {
    return await manager.findOneBy(QualityQueueItem, { id });
  }

  /** The row of a content item that is locked. */
  async lock(id: number, manager: EntityManager): Promise<QualityQueueItem | null> {
    return await manager.findOne(QualityQueueItem, { where: { id }, lock: { mode: 'pessimistic_write' } });
  }

  async get(id: number, manager: EntityManager): Promise<QualityQueueItem> {
    return await manager.findOneByOrFail(QualityQueueItem, { id });
  }

  async mark({ id }: QualityQueueItem, stage: QueueItemStage, manager: EntityManager): Promise<void> {
    await manager.update(QualityQueueItem, { id }, { stage, version: () => 'version + 1' });
  }

  /** The queues in which some of these items wait, or something that this person has not made; the oldest item first. */
  async queuesFor(accountId: number, contentItemIds: number[]): Promise<WaitingQueue[]> {
    return await this.items.query(
      `SELECT queue.id, queue.name, queue.title, count(*)::int AS count,
              min(coalesce(item.submitted_at, item.updated_at)) AS since
         FROM quality_queue_item entry
         JOIN quality_queue queue ON queue.id = entry.queue_id
         JOIN content_item item ON item.id = entry.content_item_id
        WHERE entry.stage = ANY($1)
        GROUP BY queue.id
       HAVING bool_or(item.id = ANY($2) OR (coalesce(item.submitted_by, item.owner_id) IS DISTINCT FROM $3
                                            AND $3 <> ALL(item.editors)))
        ORDER BY since, queue.id`,
      [OPEN_STAGES, contentItemIds, accountId],
    );
  }
}
