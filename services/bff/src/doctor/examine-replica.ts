import { type Config } from '../config/config.js';
import { LONGEST_WAIT_MS, replay } from '../platform/database/replay.js';
import { oneRow, onDatabase } from './database-client.js';
import { type Finding, ok, warn } from './finding.js';

const SUBJECT = 'read replica';
const BEHIND =
  'The primary answers all reads meanwhile. Check in pg_stat_replication of the primary that it streams, whether its ' +
  'replay is paused or delayed, its load, and the network between them.';

/** Whether DATABASE_READ_URL leads to a replica that keeps up, as the product asks before each read. */
export async function examineReplica({ database }: Config): Promise<Finding[]> {
  const { url, readUrl } = database;
  if (readUrl === undefined) return [];
  return onDatabase({ subject: SUBJECT, url, variable: 'DATABASE_URL' }, (primary) =>
    onDatabase({ subject: SUBJECT, url: readUrl, variable: 'DATABASE_READ_URL' }, async (replica) => {
      const { standby } = await oneRow<{ standby: boolean }>(
        replica,
        'SELECT pg_is_in_recovery() AS standby',
      );
      if (!standby) {
        const advice = 'Name a streaming replica, or leave it out.';
        return [warn(SUBJECT, 'DATABASE_READ_URL leads to a primary.', advice)];
      }
      const { position } = await oneRow<{ position: string }>(
        primary,
        'SELECT pg_current_wal_flush_lsn()::text AS position',
      );
      if (await replay(replica, position)) return [ok(SUBJECT, 'The replica is in step with the primary.')];
      const { behind, paused } = await oneRow<{ behind: string; paused: boolean }>(
        replica,
        `SELECT pg_size_pretty($1::pg_lsn - pg_last_wal_replay_lsn()) AS behind, pg_is_wal_replay_paused() AS paused`,
        [position],
      );
      const detail = `The replica is more than ${LONGEST_WAIT_MS} ms and ${behind} of the log behind, so it is left out.`;
      if (paused)
        return [warn(SUBJECT, detail, 'Its replay is paused: SELECT pg_wal_replay_resume() on it.')];
      return [warn(SUBJECT, detail, BEHIND)];
    }),
  );
}
