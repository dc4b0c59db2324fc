import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, MoreThan, Repository } from 'typeorm';
import { EmailChange } from './email-change.entity.js';

@Injectable()
export class EmailChangesRepository {
  constructor(@InjectRepository(EmailChange) private readonly changes: Repository<EmailChange>) {}

  /** The change that waits for its code; null if there is none, or its time is over. */
  waiting(accountId: number): Promise<EmailChange | null> {
    return this.changes.findOneBy({ accountId, expiresAt: MoreThan(new Date()) });
  }

  /** The same, locked until `manager` commits. */
  lock(accountId: number, manager: EntityManager): Promise<EmailChange | null> {
    return manager.findOne(EmailChange, {
      where: { accountId, expiresAt: MoreThan(new Date()) },
      lock: { mode: 'pessimistic_write' },
    });
  }

  /** Replaces one that waits. */
  async store(change: Omit<EmailChange, 'account' | 'attempts'>, manager: EntityManager): Promise<void> {
    await manager.upsert(EmailChange, { ...change, attempts: 0 }, ['accountId']);
  }

  async countAttempt(accountId: number, manager: EntityManager): Promise<void> {
    await manager.increment(EmailChange, { accountId }, 'attempts', 1);
  }

  async remove(accountId: number, manager: EntityManager): Promise<void> {
    await manager.delete(EmailChange, { accountId });
  }
}
