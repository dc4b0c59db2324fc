import { setTimeout as wait } from 'node:timers/promises';
import { type ClientBase } from 'pg';

/** A replica in the same place is behind by a few milliseconds. */
export const LONGEST_WAIT_MS = 60;
const PAUSE_MS = 4;
const QUERY_CANCELED = '57014';

/** Waits a little until the replica has replayed up to the position. Returns whether it has. */
export async function replay(client: ClientBase, position: string): Promise<boolean> {
  const deadline = performance.now() + LONGEST_WAIT_MS;
  for (;;) {
    const { rows } = await client.query<{ done: boolean | null }>(
      'SELECT pg_last_wal_replay_lsn() >= $1::pg_lsn AS done',
      [position],
    );
    if (rows[0]?.done === true) return true;
    if (performance.now() > deadline) return false;
    await wait(PAUSE_MS);
  }
}

/** The primary would not be faster. */
export function isTimeout(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === QUERY_CANCELED;
}
