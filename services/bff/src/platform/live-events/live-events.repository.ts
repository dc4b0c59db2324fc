import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, Repository } from 'typeorm';
import { type Principal } from '../../common/auth/principal.js';
import { CLEANING_LOCK, RETENTION, READ_LIMIT } from './live-events.constants.js';
import { LiveEvent } from './live-event.entity.js';

/** An event as it is delivered. */
export type StoredEvent = Pick<LiveEvent, 'type' | 'accountId' | 'role' | 'exceptSessionId' | 'payload'> & {
  id: number;
};

const COLUMNS = `id::float8 AS id, type, account_id AS "accountId", role,
  except_session_id AS "exceptSessionId", payload`;

@Injectable()
export class LiveEventsRepository {
  constructor(@InjectRepository(LiveEvent) private readonly events: Repository<LiveEvent>) {}

  async insert(events: Partial<LiveEvent>[], manager: EntityManager): Promise<void> {
    await manager.createQueryBuilder().insert().into(LiveEvent).values(events).updateEntity(false).execute();
  }

  /** The first and the last id that are kept; zeros where there are none. */
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

  /** What the principal may see of the events above `after`, up to `last`. */
  async visibleBetween(after: number, last: number, principal: Principal): Promise<StoredEvent[]> {
    return await this.events.query(
      `SELECT ${COLUMNS} FROM live_event
        WHERE id > $1 AND id <= $2 AND coalesce(account_id = $3, true) AND coalesce(role = $4, true)
          AND except_session_id IS DISTINCT FROM $5
        ORDER BY id LIMIT $6`,
      [after, last, principal.accountId, principal.role, principal.sessionId, READ_LIMIT],
    );
  }

  /** Those whose payload has these members. */
  async remove(type: string, part: object, manager: EntityManager): Promise<void> {
    await manager.query('DELETE FROM live_event WHERE type = $1 AND payload @> $2::jsonb', [
      type,
      JSON.stringify(part),
    ]);
  }

  /** Leaves the newest one, so that ids are compared with one that was there. Replicas that find it locked pass. */
  async removeOld(): Promise<void> {
    await this.events.manager.transaction(async (manager) => {
      const [{ locked }]: [{ locked: boolean }] = await manager.query(
        'SELECT pg_try_advisory_xact_lock($1) AS locked',
        [CLEANING_LOCK],
      );
      if (!locked) return;
      await manager.query(
        `DELETE FROM live_event
          WHERE created_at < now() - $1::interval AND id < (SELECT max(id) FROM live_event)`,
        [RETENTION],
      );
    });
  }
}
