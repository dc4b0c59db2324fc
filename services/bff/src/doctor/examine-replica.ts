import { type Config } from '../config/config.js';
import { oneRow, onDatabase } from './database-client.js';
import { type Finding, ok, warn } from './finding.js';

const SUBJECT = 'read replica';
const LAG_LIMIT_S = 5;

/** Whether DATABASE_READ_URL leads to a replica that keeps up. */
export async function examineReplica({ database }: Config): Promise<Finding[]> {
  const { readUrl: url } = database;
  if (url === undefined) return [];
  return onDatabase({ subject: SUBJECT, url, variable: 'DATABASE_READ_URL' }, async (client) => {
    const { replica, lag } = await oneRow<{ replica: boolean; lag: number }>(
      client,
      `SELECT pg_is_in_recovery() AS replica,
              CASE WHEN pg_last_wal_receive_lsn() = pg_last_wal_replay_lsn() THEN 0
                   ELSE coalesce(extract(epoch FROM now() - pg_last_xact_replay_timestamp()), 0) END::float AS lag`,
    );
    if (!replica) {
      return [
        warn(SUBJECT, 'DATABASE_READ_URL leads to a primary.', 'Name a streaming replica, or leave it out.'),
      ];
    }
    const detail = `The replica is ${lag.toFixed(1)} s behind.`;
    if (lag <= LAG_LIMIT_S) return [ok(SUBJECT, detail)];
    return [warn(SUBJECT, detail, 'Lists are that old. Check the replication and the load of the replica.')];
  });
}
