import type pg from 'pg';
import { type Config } from '../config/config.js';
import { isPooled, oneRow, onDatabase } from './database-client.js';
import { type Finding, ok, warn } from './finding.js';

const SUBJECT = 'statements';
const NAMED = { name: 'sala_doctor', text: 'SELECT' };
const ADVICE =
  'Unset DATABASE_STATEMENTS, or use PgBouncer 1.21 or newer with a max_prepared_statements above 0.';
/** The connections of the pooler that are tried. It gives out the one first that was used last. */
const MAX_HELD = 5;
const UNKNOWN_STATEMENT = '26000';

/** Whether a statement that is prepared in one transaction is known in the next, where DATABASE_STATEMENTS counts on it. */
export async function examineStatements({ database }: Config): Promise<Finding[]> {
  if (!database.areNamed) return [ok(SUBJECT, 'They have no names, which every pooler bears.')];
  const place = { subject: SUBJECT, url: database.url, variable: 'DATABASE_URL' };
  return await onDatabase(place, async (client) => {
    if (!(await isPooled(client))) return [ok(SUBJECT, 'Each connection keeps its own.')];
    await client.query('BEGIN');
    await client.query(NAMED);
    const prepared = await backendOf(client);
    await client.query('COMMIT');
    return await withoutConnection(prepared, MAX_HELD, () => again(client));
  });

  /** Holds connections of the pooler until it has to give another one than the first. */
  async function withoutConnection(
    backend: number,
    left: number,
    work: () => Promise<Finding[]>,
  ): Promise<Finding[]> {
    if (left === 0) return await work();
    return await onDatabase(place, async (client) => {
      await client.query('BEGIN');
      const isHeld = (await backendOf(client)) === backend;
      return await withoutConnection(backend, isHeld ? 0 : left - 1, work);
    });
  }
}

async function again(client: pg.Client): Promise<Finding[]> {
  try {
    await client.query(NAMED);
    return [ok(SUBJECT, 'The pooler keeps their names.')];
  } catch (error) {
    if (!(error instanceof Error) || !('code' in error) || error.code !== UNKNOWN_STATEMENT) throw error;
    return [warn(SUBJECT, 'The pooler forgets their names, so each of them runs twice.', ADVICE)];
  }
}

async function backendOf(client: pg.Client): Promise<number> {
  return (await oneRow<{ pid: number }>(client, 'SELECT pg_backend_pid() AS pid')).pid;
}
