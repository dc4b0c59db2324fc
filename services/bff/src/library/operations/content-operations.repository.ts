import { Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import { EntityManager } from 'typeorm';
import { UNDO_HOURS } from '../../common/limits/undo.constants.js';
import { type Standing } from '../../platform/operations/operation.dto.js';
import { OperationsRepository } from '../../platform/operations/operations.repository.js';
import { ContentOperation } from './content-operation.entity.js';

@Injectable()
export class ContentOperationsRepository extends OperationsRepository<ContentOperation> {
  constructor(@InjectEntityManager() manager: EntityManager) {
    super(manager, ContentOperation);
  }

  /** What is too old to be undone goes. */
  async removeOld(manager: EntityManager): Promise<void> {
    await manager.query(
      'DELETE FROM content_operation WHERE created_at < now() - make_interval(hours => $1)',
      [2 * UNDO_HOURS],
    );
  }

  async itemsOf(id: string, manager: EntityManager): Promise<ContentOperation['items']> {
    const [{ items }]: [Pick<ContentOperation, 'items'>] = await manager.query(
      'SELECT items FROM content_operation WHERE id = $1',
      [id],
    );
    return items;
  }

  async standingsOf(ids: string[]): Promise<(Standing & { id: string })[]> {
    return await this.manager.query(
      `SELECT operation.id, coalesce(nullif(account.name, ''), account.user_name) AS person,
              undone_at IS NULL AND EXISTS (
                SELECT FROM jsonb_to_recordset(operation.items) AS left_as (id int, version int)
                  LEFT JOIN content_item item ON item.id = left_as.id AND item.version = left_as.version
                 WHERE item.id IS NULL) AS "isChanged"
         FROM content_operation operation LEFT JOIN account ON account.id = operation.account_id
        WHERE operation.id = ANY ($1::uuid[])`,
      [ids],
    );
  }

  /** How many of the items are not as the operation left them. */
  async changedSince(items: ContentOperation['items'], manager: EntityManager): Promise<number> {
    const [{ same }]: [{ same: number }] = await manager.query(
      `SELECT count(*)::int AS same FROM content_item item
         JOIN unnest($1::int[], $2::int[]) AS left_as (id, version) USING (id, version)`,
      [items.map(({ id }) => id), items.map(({ version }) => version)],
    );
    return items.length - same;
  }
}
