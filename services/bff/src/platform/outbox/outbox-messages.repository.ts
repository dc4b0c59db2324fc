import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, Repository } from 'typeorm';
import { DEAD_LETTER_DAYS, LEASE_SLACK_SECONDS, OUTBOX_CHANNEL, SWEEP_BATCH } from './outbox.constants.js';
import { type OutboxKind } from './outbox-kind.js';
import { OutboxMessage } from './outbox-message.entity.js';

export type TakenMessage = Pick<OutboxMessage, 'id' | 'lane' | 'sealed' | 'attempts'>;

export type DeadMessage = Pick<OutboxMessage, 'kind' | 'sealed'>;

export type NewMessage = Pick<OutboxMessage, 'id' | 'kind' | 'lane' | 'subject' | 'sealed'> & {
  deadlineSeconds: number;
  usefulSeconds: number;
  delaySeconds: number;
};

/** How much of a kind is in the outbox. */
export interface OutboxLevel {
  kind: string;
  waiting: number;
  failing: number;
  dead: number;
  /** For how many seconds the oldest one has been due; 0 if none is. */
  lag: number;
}

@Injectable()
export class OutboxMessagesRepository {
  constructor(@InjectRepository(OutboxMessage) private readonly messages: Repository<OutboxMessage>) {}

  /** Also notifies all replicas, once the transaction commits. A dead letter with this id begins anew. */
  async insert(message: NewMessage, manager: EntityManager): Promise<void> {
    const { id, kind, lane, subject, sealed, deadlineSeconds, usefulSeconds, delaySeconds } = message;
    await manager.query(
      `WITH message AS (
         INSERT INTO outbox_message (id, kind, lane, subject, sealed, deadline, useful_until, next_attempt_at)
         VALUES ($7, $1, $2, $3, $4, now() + make_interval(secs => $5), now() + make_interval(secs => $6),
                 now() + make_interval(secs => $8))
         ON CONFLICT (id) DO UPDATE
           SET sealed = excluded.sealed, deadline = excluded.deadline, useful_until = excluded.useful_until,
               next_attempt_at = excluded.next_attempt_at, attempts = 0, failure = '', died_at = NULL
         WHERE outbox_message.died_at IS NOT NULL)
       SELECT pg_notify('${OUTBOX_CHANNEL}', $1)`,
      [kind, lane, subject, sealed, deadlineSeconds, usefulSeconds, id, delaySeconds],
    );
  }

  /**
   * The next message that is due, held by the caller: no other process gets it before the lease is over, and afterwards
   * only if it was neither removed nor postponed.
   * @param fullLanes lanes that get nothing for now
   */
  async take(
    { name, timeoutSeconds }: OutboxKind<object>,
    fullLanes: string[],
  ): Promise<TakenMessage | undefined> {
    const [taken]: [TakenMessage[], number] = await this.messages.query(
      `UPDATE outbox_message
          SET attempts = attempts + 1, next_attempt_at = now() + make_interval(secs => $2)
        WHERE id = (SELECT id FROM outbox_message
                     WHERE kind = $1 AND died_at IS NULL AND next_attempt_at <= now() AND deadline > now()
                       AND NOT lane = ANY($3)
                     ORDER BY next_attempt_at LIMIT 1 FOR UPDATE SKIP LOCKED)
       RETURNING id, lane, sealed, attempts`,
      [name, timeoutSeconds + LEASE_SLACK_SECONDS, fullLanes],
    );
    return taken[0];
  }

  /** No effect if another process has taken it since. */
  async postpone({ id, attempts }: TakenMessage, failure: string, seconds: number): Promise<void> {
    await this.messages.query(
      `UPDATE outbox_message
          SET failure = $3, next_attempt_at = least(now() + make_interval(secs => $4), deadline)
        WHERE id = $1 AND attempts = $2`,
      [id, attempts, failure, seconds],
    );
  }

  /** Removes a delivered message, even if another process has claimed it since. */
  async remove({ id }: Pick<OutboxMessage, 'id'>): Promise<void> {
    await this.messages.delete({ id });
  }

  async removeLane(kind: string, lane: string, manager: EntityManager): Promise<void> {
    await manager.delete(OutboxMessage, { kind, lane });
  }

  /** @returns false if another process has taken it since. */
  async bury({ id, attempts }: TakenMessage, failure: string, manager: EntityManager): Promise<boolean> {
    const { affected } = await manager
      .createQueryBuilder()
      .update(OutboxMessage)
      .set({ diedAt: () => 'now()', failure })
      .where({ id, attempts })
      .execute();
    return affected === 1;
  }

  /** Makes dead letters of messages past their deadline. Any number of replicas may do it at once. */
  async buryOverdue(manager: EntityManager): Promise<DeadMessage[]> {
    const [dead]: [DeadMessage[], number] = await manager.query(
      `WITH overdue AS MATERIALIZED (
         SELECT id FROM outbox_message
          WHERE died_at IS NULL AND deadline <= now() AND next_attempt_at <= now()
          LIMIT ${SWEEP_BATCH} FOR UPDATE SKIP LOCKED)
       UPDATE outbox_message AS message
          SET died_at = now(), failure = CASE failure WHEN '' THEN 'DEADLINE' ELSE failure END
         FROM overdue WHERE message.id = overdue.id
       RETURNING message.kind, message.sealed`,
    );
    return dead;
  }

  /** Removes payloads that are of no use any more, and dead letters past their retention. */
  async forget(): Promise<void> {
    await this.messages.query(
      `UPDATE outbox_message SET sealed = NULL
        WHERE died_at IS NOT NULL AND useful_until <= now() AND sealed IS NOT NULL`,
    );
    await this.messages.query(
      `DELETE FROM outbox_message WHERE died_at < now() - make_interval(days => ${DEAD_LETTER_DAYS})`,
    );
  }

  async levels(): Promise<OutboxLevel[]> {
    return await this.messages.query(
      `SELECT kind, count(*) FILTER (WHERE died_at IS NULL AND failure = '')::int AS waiting,
              count(*) FILTER (WHERE died_at IS NULL AND failure <> '')::int AS failing,
              count(died_at)::int AS dead,
              greatest(0, extract(epoch FROM now() - min(next_attempt_at) FILTER (WHERE died_at IS NULL)))::float8 AS lag
         FROM outbox_message GROUP BY kind`,
    );
  }
}
