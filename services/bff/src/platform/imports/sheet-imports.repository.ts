import { type EntityManager } from 'typeorm';
import { type Type } from '@nestjs/common';
import { UNDO_HOURS } from '../../common/limits/undo.constants.js';
import { lockAccount } from '../database/lock-account.js';
import { MAX_IMPORTS_PER_ACCOUNT } from './imports.constants.js';
import { type SheetImport } from './sheet-import.entity.js';

/** The stored imports of a noun. */
export class SheetImportsRepository {
  constructor(
    private readonly manager: EntityManager,
    private readonly entity: Type<SheetImport>,
  ) {}

  /** Deletes old imports of the account to make room for the new one. */
  async insert(draft: Omit<SheetImport, 'createdAt'>): Promise<SheetImport> {
    const { accountId } = draft;
    const row = { ...draft, createdAt: new Date() };
    const { tableName } = this.manager.getRepository(this.entity).metadata;
    await this.manager.transaction(async (manager) => {
      await lockAccount(manager, accountId);
      await manager.query(
        `DELETE FROM ${tableName} WHERE account_id = $1 AND (created_at < now() - make_interval(hours => $2) OR id IN (
         SELECT id FROM ${tableName} WHERE account_id = $1 ORDER BY created_at DESC OFFSET $3))`,
        [accountId, UNDO_HOURS, MAX_IMPORTS_PER_ACCOUNT - 1],
      );
      await manager.insert(this.entity, row);
    });
    return row;
  }

  async find(accountId: number, id: string): Promise<SheetImport | null> {
    return await this.manager.findOneBy(this.entity, { accountId, id });
  }

  /** Null if there is none, or if a confirmation is importing it at this moment. */
  async findUnlocked(accountId: number, id: string): Promise<SheetImport | null> {
    return await this.manager.transaction((manager) =>
      manager.findOne(this.entity, {
        where: { accountId, id },
        lock: { mode: 'pessimistic_read', onLocked: 'skip_locked' },
      }),
    );
  }

  /** Null if there is no such import. Does not load its rows. */
  async fileNameOf(accountId: number, id: string): Promise<string | null> {
    const found = await this.manager.findOne(this.entity, {
      select: { fileName: true },
      where: { accountId, id },
    });
    return found?.fileName ?? null;
  }

  async lock(manager: EntityManager, accountId: number, id: string): Promise<SheetImport | null> {
    return await manager.findOne(this.entity, {
      where: { accountId, id },
      lock: { mode: 'pessimistic_write' },
    });
  }

  async update(
    id: string,
    change: Partial<Pick<SheetImport, 'rows' | 'columns' | 'result'>>,
    manager: EntityManager = this.manager,
  ): Promise<void> {
    await manager.update(this.entity, { id }, change);
  }
}
