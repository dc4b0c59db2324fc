import type pg from 'pg';
import { type Config } from '../config/config.js';
import { isPooled, oneRow, onDatabase } from './database-client.js';
import { type Finding, ok, warn } from './finding.js';

const SUBJECT = 'statements';
const NAMED = { name: 'sala_doctor', text: 'SELECT' };
const ADVICE =
  'Unset DATABASE_STATEMENTS, or use PgBouncer 1.21 or newer with a max_prepared_statements above 0.';
/** The connections of the pooler that are tried. By default, it first gives out the one that was used last. */
const MAX_HELD = 5;
const UNKNOWN_STATEMENT = '26000';
/** What node-postgres and PgBouncer say when there is no connection in time. */
const NO_CONNECTION = /timeout/i;
const ONE_CONNECTION =
  'The pooler gave no second connection, so it is not known whether it keeps their names.';
const MORE_CONNECTIONS = 'Allow the pooler more than one connection, or ask again when fewer are in use.';

/** Whether a statement that is prepared in one transaction is known in the next, where DATABASE_STATEMENTS counts on it. */
export async function examineStatements({ database }: Config): Promise<Finding[]> {
  if (!database.areNamed) return [ok(SUBJECT, 'They have no names, which every pooler bears.')];
  const place = { subject: SUBJECT, url: database.url, variable: 'DATABASE_URL' } as const;
  return await onDatabase(place, async (client) => {
    if (!(await isPooled(client))) return [ok(SUBJECT, 'Each connection keeps its own.')];
    await client.query('BEGIN');
    await client.query(NAMED);
    const prepared = await backendOf(client);
    await client.query('COMMIT');
    return await withoutConnection(prepared, [], () => again(client));
  });

  /** Holds connections of the pooler until it gives the named one, and then that one alone, so that others are free. */
  async function withoutConnection(
    backend: number,
    held: readonly pg.Client[],
    work: () => Promise<Finding[]>,
  ): Promise<Finding[]> {
    return await onDatabase(place, async (client) => {
      await client.query('BEGIN');
      const isFound = (await backendOf(client)) === backend;
      const all = [...held, client];
      if (!isFound && all.length < MAX_HELD) return await withoutConnection(backend, all, work);
      await Promise.all(held.map((other) => other.query('COMMIT')));
      return await work();
    });
  }
}

async function again(client: pg.Client): Promise<Finding[]> {
  try {
    await client.query(NAMED);
    return [ok(SUBJECT, 'The pooler keeps their names.')];
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    if ('code' in error && error.code === UNKNOWN_STATEMENT) {
      return [warn(SUBJECT, 'The pooler forgets their names, so each of them runs twice.', ADVICE)];
    }
    if (NO_CONNECTION.test(error.message)) return [warn(SUBJECT, ONE_CONNECTION, MORE_CONNECTIONS)];
    throw error;
  }
}

async function backendOf(client: pg.Client): Promise<number> {
  return (await oneRow<{ pid: number }>(client, 'SELECT pg_backend_pid() AS pid')).pid;
}
