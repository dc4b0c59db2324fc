import { type EntityManager } from 'typeorm';
import { SHORT_IDLE } from './in-turn.js';

/**
 * Runs the work in a transaction, at one replica at a time. Returns undefined without running it if another replica is
 * doing so.
 * @param lock key of an advisory lock; it must be unique in the database and the same in every replica
 * @param idle see {@link endsWhenIdleFor}, for work that waits for something else than the database
 */
export async function exclusively<Result>(
  manager: EntityManager,
  lock: number,
  work: (manager: EntityManager) => Promise<Result>,
  idle = SHORT_IDLE,
): Promise<Result | undefined> {
  return await manager.transaction(async (transaction) => {
    const [{ locked }]: [{ locked: boolean }] = await transaction.query(
      `SELECT pg_try_advisory_xact_lock($1) AS locked, ${idle}`,
      [lock],
    );
    return locked ? await work(transaction) : undefined;
  });
}
