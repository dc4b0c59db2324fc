import pg from 'pg';
import { type TestApi } from './test-api.js';
import { until } from './until.js';

const WAITING = `SELECT 1 FROM pg_locks WHERE locktype = 'advisory' AND NOT granted
  AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`;

/**
 * Makes calls that take turns by an advisory lock, and lets none have its turn before all wait for it. Otherwise one may
 * be over before the next has proved who is calling.
 */
export async function letInTogether<Calls extends unknown[]>(
  api: TestApi,
  lock: number,
  call: () => { [At in keyof Calls]: Promise<Calls[At]> },
): Promise<Calls> {
  const holder = new pg.Client({ connectionString: api.database.url });
  await holder.connect();
  await holder.query('SELECT pg_advisory_lock($1)', [lock]);
  const calls = call();
  try {
    await until(async () => (await api.sql(WAITING)).length === calls.length);
  } finally {
    await holder.end();
  }
  return (await Promise.all(calls)) as Calls;
}
