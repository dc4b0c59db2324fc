import { Injectable } from '@nestjs/common';
import { type EntityManager } from 'typeorm';
import { UNDO_HOURS } from '../../common/limits/undo.constants.js';
import { type KeptItem } from '../content-items/kept-item.js';
import { ContentOperation } from './content-operation.entity.js';

@Injectable()
export class ContentOperationsRepository {
  /** What is too old to be undone goes. */
  async insert(
    operation: Pick<ContentOperation, 'accountId' | 'action' | 'changed' | 'id' | 'items'>,
    manager: EntityManager,
  ): Promise<ContentOperation> {
    await manager.query(
      'DELETE FROM content_operation WHERE created_at < now() - make_interval(hours => $1)',
      [2 * UNDO_HOURS],
    );
    return await manager.save(ContentOperation, manager.create(ContentOperation, operation));
  }

  async find(id: string, manager: EntityManager): Promise<ContentOperation | null> {
    return await manager.findOneBy(ContentOperation, { id });
  }

  /** Until the transaction ends. */
  async lock(id: string, manager: EntityManager): Promise<ContentOperation | null> {
    return await manager.findOne(ContentOperation, { where: { id }, lock: { mode: 'pessimistic_write' } });
  }

  async markUndone(id: string, manager: EntityManager): Promise<void> {
    await manager.update(ContentOperation, { id }, { undoneAt: () => 'now()' });
  }

  /** How many of the items are not as the operation left them. */
  async changedSince(items: KeptItem[], manager: EntityManager): Promise<number> {
    const [{ same }]: [{ same: number }] = await manager.query(
      `SELECT count(*)::int AS same FROM content_item item
         JOIN unnest($1::int[], $2::int[]) AS left_as (id, version) USING (id, version)`,
      [items.map(({ id }) => id), items.map(({ version }) => version)],
    );
    return items.length - same;
  }
}
