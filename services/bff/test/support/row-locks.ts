import pg from 'pg';
import { type TestApi } from './test-api.js';
import { until } from './until.js';

const WAITING = `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;

interface Row {
  table: 'account' | 'author' | 'content_item' | 'policy';
  id: number;
}

/**
 * Holds a row while a call is made, which has to wait for it.
 * @param change of the row meanwhile, with its id as `$1`
 * @returns what the call answers once the row is free
 */
export async function whileHeld<Result>(
  api: TestApi,
  { table, id }: Row,
  call: () => Promise<Result>,
  look: () => Promise<void>,
  change?: string,
): Promise<Result> {
  const holder = new pg.Client({ connectionString: api.database.url });
  await holder.connect();
  await holder.query('BEGIN');
  await holder.query(`SELECT FROM ${table} WHERE id = $1 FOR UPDATE`, [id]);
  const answer = call();
  try {
    await until(async () => (await api.sql(WAITING)).length > 0);
    await look();
    if (change !== undefined) await holder.query(change, [id]);
    await holder.query('COMMIT');
  } finally {
    await holder.end();
  }
  return await answer;
}

/** Whether no transaction holds the row. */
export async function isFree(api: TestApi, { table, id }: Row): Promise<boolean> {
  const rows = await api.sql(`SELECT 1 FROM ${table} WHERE id = $1 FOR UPDATE SKIP LOCKED`, [id]);
  return rows.length === 1;
}
