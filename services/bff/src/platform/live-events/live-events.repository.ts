import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, Repository } from 'typeorm';
import { type Principal } from '../../common/auth/principal.js';
import { exclusively } from '../database/exclusively.js';
import { CLEANING_LOCK, PARTITIONS_AHEAD, READ_LIMIT, RETENTION } from './live-events.constants.js';
import { LiveEvent } from './live-event.entity.js';

/** An event in the form in which it is delivered. */
export type StoredEvent = Pick<LiveEvent, 'type' | 'accountId' | 'role' | 'exceptSessionId' | 'payload'> & {
  id: number;
};

type NewEvent = Pick<LiveEvent, 'type' | 'payload'> &
  Partial<Pick<LiveEvent, 'accountId' | 'role' | 'exceptSessionId'>>;

const COLUMNS = `id::float8 AS id, type, account_id AS "accountId", role,
  except_session_id AS "exceptSessionId", payload`;

@Injectable()
export class LiveEventsRepository {
  constructor(@InjectRepository(LiveEvent) private readonly events: Repository<LiveEvent>) {}

  /**
   * As drafts, which become events while the transaction commits: then they get their ids, in the order in which they
   * become visible, and the replicas are notified.
   */
  async insert(events: NewEvent[], manager: EntityManager): Promise<void> {
    await manager.query(
      `INSERT INTO live_event_draft (type, account_id, role, except_session_id, payload)
       SELECT type, account_id, role, except_session_id, payload
         FROM unnest($1::text[], $2::int[], $3::text[], $4::uuid[], $5::jsonb[]) WITH ORDINALITY
           AS event (type, account_id, role, except_session_id, payload, place)
        ORDER BY place`,
      [
        events.map(({ type }) => type),
        events.map(({ accountId }) => accountId ?? null),
        events.map(({ role }) => role ?? null),
        events.map(({ exceptSessionId }) => exceptSessionId ?? null),
        events.map(({ payload }) => JSON.stringify(payload)),
      ],
    );
  }

  /** The first and last stored ids; zeros if there are none. */
  async bounds(): Promise<{ first: number; last: number }> {
    const [bounds]: [{ first: number; last: number }] = await this.events.query(
      `SELECT coalesce(min(id), 0)::float8 AS first, coalesce(max(id), 0)::float8 AS last FROM live_event`,
    );
    return bounds;
  }

  async after(id: number): Promise<StoredEvent[]> {
    return await this.events.query(`SELECT ${COLUMNS} FROM live_event WHERE id > $1 ORDER BY id LIMIT $2`, [
      id,
      READ_LIMIT,
    ]);
  }

  /** The events that the principal may see, after `after` and up to and including `last`. */
  async visibleBetween(after: number, last: number, principal: Principal): Promise<StoredEvent[]> {
    return await this.events.query(
      `SELECT ${COLUMNS} FROM live_event
        WHERE id > $1 AND id <= $2 AND coalesce(account_id = $3, true) AND coalesce(role = $4, true)
          AND except_session_id IS DISTINCT FROM $5
        ORDER BY id LIMIT $6`,
      [after, last, principal.accountId, principal.role, principal.sessionId, READ_LIMIT],
    );
  }

  /** Removes the events whose payload contains these fields. */
  async remove(type: string, part: object, manager: EntityManager): Promise<void> {
    await manager.query('DELETE FROM live_event WHERE type = $1 AND payload @> $2::jsonb', [
      type,
      JSON.stringify(part),
    ]);
  }

  /**
   * Adds the partitions of the coming ids, drops those that are past the retention, and deletes what is old in the
   * others. Keeps the newest event, so that ids can be compared with an existing one. Skipped if another replica holds
   * the lock.
   */
  async maintain(): Promise<void> {
    await exclusively(this.events.manager, CLEANING_LOCK, async (manager) => {
      await manager.query('SELECT live_event_add_partitions($1)', [PARTITIONS_AHEAD]);
      await manager.query('SELECT live_event_drop_partitions($1::interval)', [RETENTION]);
      await manager.query(
        `DELETE FROM live_event
          WHERE created_at < now() - $1::interval AND id < (SELECT max(id) FROM live_event)`,
        [RETENTION],
      );
    });
  }
}
