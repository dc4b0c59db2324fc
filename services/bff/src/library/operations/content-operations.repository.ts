import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, Repository } from 'typeorm';
import { UNDO_HOURS } from '../../common/limits/undo.constants.js';
import { type Page, type PageQuery } from '../../common/paging/page.dto.js';
import { ContentOperation } from './content-operation.entity.js';

/** An operation without what undoes it. */
export interface ListedOperation extends Omit<ContentOperation, 'items'> {
  /** The name of whoever did it. */
  person: string | null;
  /** Whether one of its items is not as it left it. */
  isChanged: boolean;
}

const LISTED = `
  SELECT operation.id, action, operation.account_id AS "accountId", changed, operation.created_at AS "createdAt",
         undone_at AS "undoneAt", coalesce(nullif(account.name, ''), account.user_name) AS person,
         undone_at IS NULL AND EXISTS (
           SELECT FROM jsonb_to_recordset(operation.items) AS left_as (id int, version int)
             LEFT JOIN content_item item ON item.id = left_as.id AND item.version = left_as.version
            WHERE item.id IS NULL) AS "isChanged"
    FROM content_operation operation LEFT JOIN account ON account.id = operation.account_id`;

@Injectable()
export class ContentOperationsRepository {
  constructor(
    @InjectRepository(ContentOperation) private readonly operations: Repository<ContentOperation>,
  ) {}

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

  async find(id: string): Promise<ListedOperation | null> {
    const [operation]: ListedOperation[] = await this.operations.query(`${LISTED} WHERE operation.id = $1`, [
      id,
    ]);
    return operation ?? null;
  }

  /** Those of the last hours that changed something, newest first. @param accountId of one person; null for all */
  async recent(accountId: number | null, { current, pageSize }: PageQuery): Promise<Page<ListedOperation>> {
    const where = `
      WHERE operation.created_at >= now() - make_interval(hours => $1) AND changed > 0
        AND ($2::int IS NULL OR operation.account_id = $2)`;
    const list: ListedOperation[] = await this.operations.query(
      `${LISTED} ${where} ORDER BY operation.created_at DESC, operation.id DESC LIMIT $3 OFFSET $4`,
      [UNDO_HOURS, accountId, pageSize, (current - 1) * pageSize],
    );
    const [{ total }]: [{ total: number }] = await this.operations.query(
      `SELECT count(*)::int AS total FROM content_operation operation ${where}`,
      [UNDO_HOURS, accountId],
    );
    return { list, total };
  }

  /** Until the transaction ends. */
  async lock(id: string, manager: EntityManager): Promise<ContentOperation | null> {
    return await manager.findOne(ContentOperation, { where: { id }, lock: { mode: 'pessimistic_write' } });
  }

  async markUndone(id: string, manager: EntityManager): Promise<void> {
    await manager.update(ContentOperation, { id }, { undoneAt: () => 'now()' });
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
