import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, Repository } from 'typeorm';
import { inTurn } from '../../platform/database/in-turn.js';
import { type CountedQueue } from './quality-inspection.dto.js';
import {
  OPEN_STAGES,
  QUEUE_TRANSITIONS,
  QUEUES_LOCK,
  type QueueConditions,
  type QueueStep,
} from './quality-inspections.constants.js';
import { QualityQueue } from './quality-queue.entity.js';

const STAGE_COUNTS = OPEN_STAGES.map(
  (stage) => `'${stage}', count(i.id) FILTER (WHERE i.stage = '${stage}')`,
).join(', ');

/** For one queue, or for all queues in use. */
const SELECT_COUNTED = `
  SELECT q.id, q.name, q.title, q.conditions, q.is_general AS "isGeneral", q.created_time AS "createdTime", q.version,
         CASE WHEN q.removed_at IS NULL THEN 'open' ELSE 'removed' END AS state,
         (SELECT coalesce(json_agg(json_build_object('id', author.id, 'name', author.name) ORDER BY author.name), '[]')
            FROM author WHERE q.conditions -> 'authorIds' @> to_jsonb(author.id)) AS authors,
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

  /** Nobody else changes a queue, and nothing comes into one, until the transaction ends. Not the general one. */
  async lock(id: number, manager: EntityManager): Promise<CountedQueue | undefined> {
    await inTurn(manager, QUEUES_LOCK);
    const queue = await this.one(id, manager);
    return queue?.isGeneral === true ? undefined : queue;
  }

  async create(title: string, conditions: QueueConditions, manager: EntityManager): Promise<CountedQueue> {
    await inTurn(manager, QUEUES_LOCK);
    const [{ id }]: [{ id: number }] = await manager.query(
      `WITH next AS (SELECT nextval(pg_get_serial_sequence('quality_queue', 'id'))::int AS id)
       INSERT INTO quality_queue (id, name, title, conditions) SELECT id, 'queue-' || id, $1, $2 FROM next RETURNING id`,
      [title, conditions],
    );
    await this.sort(manager);
    return await this.getOrThrow(id, manager);
  }

  async edit(
    { id }: CountedQueue,
    { title, conditions }: Pick<QualityQueue, 'conditions' | 'title'>,
    manager: EntityManager,
  ): Promise<CountedQueue> {
    await manager.query(
      `UPDATE quality_queue SET title = $2, conditions = $3, version = version + 1 WHERE id = $1`,
      [id, title, conditions],
    );
    await this.sort(manager);
    return await this.getOrThrow(id, manager);
  }

  async change({ id }: CountedQueue, step: QueueStep, manager: EntityManager): Promise<CountedQueue> {
    await manager.query(
      `UPDATE quality_queue SET removed_at = CASE $2 WHEN 'removed' THEN now() END, version = version + 1
        WHERE id = $1`,
      [id, QUEUE_TRANSITIONS[step].to],
    );
    await this.sort(manager);
    return await this.getOrThrow(id, manager);
  }

  /** What waits goes where it belongs now. */
  private async sort(manager: EntityManager): Promise<void> {
    await manager.query(
      `UPDATE quality_queue_item entry SET queue_id = belongs.queue_id
         FROM (SELECT id, quality_queue_of(content_item_id) AS queue_id FROM quality_queue_item
                WHERE stage = ANY($1)) AS belongs
        WHERE belongs.id = entry.id AND belongs.queue_id <> entry.queue_id AND entry.stage = ANY($1)`,
      [OPEN_STAGES],
    );
  }

  private async getOrThrow(id: number, manager: EntityManager): Promise<CountedQueue> {
    const queue = await this.one(id, manager);
    if (!queue) throw new Error(`The queue ${id} was just written and is not there.`);
    return queue;
  }
}
