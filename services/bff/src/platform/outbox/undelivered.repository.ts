import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, IsNull, Not, Repository } from 'typeorm';
import { OUTBOX_CHANNEL } from './outbox.constants.js';
import { OutboxMessage } from './outbox-message.entity.js';
import { type UndeliveredQuery } from './undelivered.dto.js';

/** Reads and moves dead letters, on behalf of administrators. */
@Injectable()
export class UndeliveredRepository {
  constructor(@InjectRepository(OutboxMessage) private readonly messages: Repository<OutboxMessage>) {}

  /** The latest first. */
  page({ kind, current, pageSize }: UndeliveredQuery): Promise<[OutboxMessage[], number]> {
    return this.messages.findAndCount({
      where: { diedAt: Not(IsNull()), ...(kind ? { kind } : {}) },
      order: { diedAt: 'DESC', number: 'DESC' },
      skip: (current - 1) * pageSize,
      take: pageSize,
    });
  }

  /** Locks it until the transaction ends. */
  lock(number: number, manager: EntityManager): Promise<OutboxMessage | null> {
    return manager.findOne(OutboxMessage, {
      where: { number, diedAt: Not(IsNull()) },
      lock: { mode: 'pessimistic_write' },
    });
  }

  /** Tried again as if it were new, for as long as it is of use. Notifies all replicas. */
  async revive({ id, kind }: OutboxMessage, deadlineSeconds: number, manager: EntityManager): Promise<void> {
    await manager.query(
      `WITH message AS (
         UPDATE outbox_message
            SET died_at = NULL, attempts = 0, failure = '', next_attempt_at = now(),
                deadline = least(now() + make_interval(secs => $2), useful_until)
          WHERE id = $1)
       SELECT pg_notify('${OUTBOX_CHANNEL}', $3)`,
      [id, deadlineSeconds, kind],
    );
  }

  async remove({ id }: OutboxMessage, manager: EntityManager): Promise<void> {
    await manager.delete(OutboxMessage, { id });
  }
}
