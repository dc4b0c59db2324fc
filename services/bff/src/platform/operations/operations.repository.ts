import { type Type } from '@nestjs/common';
import { type EntityManager, MoreThan, MoreThanOrEqual } from 'typeorm';
import { UNDO_HOURS } from '../../common/limits/undo.constants.js';
import { type Page, type PageQuery } from '../../common/paging/page.dto.js';
import { type StoredOperation } from './operation.entity.js';

const UNDOABLE_FOR = UNDO_HOURS * 3_600_000;

/** The stored operations of a noun. */
export class OperationsRepository<Operation extends StoredOperation> {
  private readonly entity: Type<StoredOperation>;

  constructor(
    protected readonly manager: EntityManager,
    entity: Type<Operation>,
  ) {
    this.entity = entity;
  }

  async insert(
    operation: Omit<Operation, 'createdAt' | 'undoneAt'>,
    manager: EntityManager,
  ): Promise<Operation> {
    return (await manager.save(this.entity, operation as object)) as Operation;
  }

  /** Locked until the transaction ends. */
  async lock(id: string, manager: EntityManager): Promise<Operation | null> {
    const found = await manager.findOne(this.entity, { where: { id }, lock: { mode: 'pessimistic_write' } });
    return found as Operation | null;
  }

  async markUndone(id: string, manager: EntityManager): Promise<void> {
    await manager.update(this.entity, { id }, { undoneAt: new Date() });
  }

  async find(id: string): Promise<Operation | null> {
    return (await this.manager.findOneBy(this.entity, { id })) as Operation | null;
  }

  /**
   * Those that changed at least one record and are recent enough to be undone, newest first.
   * @param accountId of one person; null for all
   */
  async recent(accountId: number | null, { current, pageSize }: PageQuery): Promise<Page<Operation>> {
    const [list, total] = await this.manager.findAndCount(this.entity, {
      where: {
        createdAt: MoreThanOrEqual(new Date(Date.now() - UNDOABLE_FOR)),
        changed: MoreThan(0),
        ...(accountId === null ? {} : { accountId }),
      },
      order: { createdAt: 'DESC', id: 'DESC' },
      skip: (current - 1) * pageSize,
      take: pageSize,
    });
    return { list: list as Operation[], total };
  }
}
