import { type EntityManager } from 'typeorm';

/** Much longer than a process that works takes between two statements. */
const MAX_IDLE_MS = 1_500;

/**
 * SQL for a list of SELECT. From here on, PostgreSQL ends the transaction, and with it its locks, if no statement comes
 * for so long: its process is frozen, or cannot be reached. A statement may take as long as ever. It holds for the
 * transaction only, so also through a pooler.
 */
export const endsWhenIdleFor = (milliseconds: number): string =>
  `set_config('idle_in_transaction_session_timeout', '${milliseconds}', true)`;

export const SHORT_IDLE = endsWhenIdleFor(MAX_IDLE_MS);

/**
 * Waits for its turn, which lasts until the transaction ends.
 * @param lock key of an advisory lock; it must be unique in the database and the same in every replica
 */
export async function inTurn(manager: EntityManager, lock: number): Promise<void> {
  await manager.query(`SELECT pg_advisory_xact_lock($1), ${SHORT_IDLE}`, [lock]);
}
