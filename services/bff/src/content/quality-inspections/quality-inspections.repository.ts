import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, Repository } from 'typeorm';
import { inTurn } from '../../platform/database/in-turn.js';
import { type ContentKind } from '../content/content.constants.js';
import { type CountedQueue } from './quality-inspection.dto.js';
import {
  OPEN_STAGES,
  QUEUE_FILLING_LOCK,
  QUEUE_ITEM_SECONDS,
  QUEUE_TRANSITIONS,
  type QueueMove,
} from './quality-inspections.constants.js';
import { QualityQueue } from './quality-queue.entity.js';

const STAGE_COUNTS = OPEN_STAGES.map(
  (stage) => `'${stage}', count(i.id) FILTER (WHERE i.stage = '${stage}')`,
).join(', ');

/** For one queue, or for all queues in use. */
const SELECT_COUNTED = `
  SELECT q.id, q.name, q.title, q.created_time AS "createdTime", q.version,
         CASE WHEN q.removed_at IS NULL THEN 'open' ELSE 'removed' END AS state,
         json_build_object(
           ${STAGE_COUNTS},
           'backlog', coalesce(sum(i.duration) FILTER (WHERE i.stage = 'waiting'), 0)
         ) AS figures
    FROM quality_queue q LEFT JOIN quality_queue_item i ON i.queue_id = q.id
   WHERE CASE WHEN $1::int IS NULL THEN q.removed_at IS NULL ELSE q.id = $1 END
   GROUP BY q.id ORDER BY q.id`;

@Injectable()
export class QualityInspectionsRepository {
  constructor(@InjectRepository(QualityQueue) private readonly queues: Repository<QualityQueue>) {}

  async counted(): Promise<CountedQueue[]> {
    return await this.queues.query(SELECT_COUNTED, [null]);
  }

  async exists(id: number): Promise<boolean> {
    return await this.queues.existsBy({ id });
  }

  async one(id: number, manager: EntityManager): Promise<CountedQueue | undefined> {
    const [queue]: CountedQueue[] = await manager.query(SELECT_COUNTED, [id]);
    return queue;
  }

  /** @param strength `SHARE` prevents the deletion of the queue, `UPDATE` also prevents any other change */
  async lock(
    id: number,
    strength: 'SHARE' | 'UPDATE',
    manager: EntityManager,
  ): Promise<CountedQueue | undefined> {
    await manager.query(`SELECT id FROM quality_queue WHERE id = $1 FOR ${strength}`, [id]);
    return await this.one(id, manager);
  }

  async create(title: string, manager: EntityManager): Promise<CountedQueue> {
    const [{ id }]: [{ id: number }] = await manager.query(
      `WITH next AS (SELECT nextval(pg_get_serial_sequence('quality_queue', 'id'))::int AS id)
       INSERT INTO quality_queue (id, name, title) SELECT id, 'queue-' || id, $1 FROM next RETURNING id`,
      [title],
    );
    return await this.getOrThrow(id, manager);
  }

  /**
   * Fills a queue with the newest published items of a kind that are not waiting in another queue, including queues
   * being filled.
   */
  async fill(id: number, kind: ContentKind, items: number, manager: EntityManager): Promise<CountedQueue> {
    await inTurn(manager, QUEUE_FILLING_LOCK);
    await manager.query(
      `INSERT INTO quality_queue_item (queue_id, content_item_id, title, duration, stage)
       SELECT $1, content.id, content.title, $3, 'waiting' FROM content_item content
        WHERE kind = $2 AND content.online <> 'never' AND NOT EXISTS (
                SELECT 1 FROM quality_queue_item item JOIN quality_queue queue ON queue.id = item.queue_id
                 WHERE item.content_item_id = content.id AND item.stage = ANY($5)
                   AND queue.removed_at IS NULL)
        ORDER BY content.id DESC LIMIT $4`,
      [id, kind, QUEUE_ITEM_SECONDS[kind], items, OPEN_STAGES],
    );
    return await this.getOrThrow(id, manager);
  }

  async change({ id }: CountedQueue, move: QueueMove, manager: EntityManager): Promise<CountedQueue> {
    await manager.query(
      `UPDATE quality_queue SET removed_at = CASE $2 WHEN 'removed' THEN now() END, version = version + 1
        WHERE id = $1`,
      [id, QUEUE_TRANSITIONS[move].to],
    );
    return await this.getOrThrow(id, manager);
  }

  private async getOrThrow(id: number, manager: EntityManager): Promise<CountedQueue> {
    const queue = await this.one(id, manager);
    if (!queue) throw new Error(`The queue ${id} was just written and is not there.`);
    return queue;
  }
}
