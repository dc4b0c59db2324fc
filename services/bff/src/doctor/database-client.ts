import pg from 'pg';
import { type Config } from '../config/config.js';
import { untilUp } from '../platform/database/connect-at-start.js';
import { START_CONNECT_TIMEOUT_MS } from '../platform/database/data-source-options.js';
import { explainConnection } from '../platform/database/explain-connection.js';
import { type FindingSubject } from '../common/examination/finding-subjects.constants.js';
import { fail, type Finding } from './finding.js';

/** The doctor may wait longer than a user would: a slow server is not an unavailable one. */
const QUERY_TIMEOUT_MS = 15_000;

/** As a start does, so that what is examined is not a moment of the start. Whatever is wrong is found afterwards. */
export async function waitForDatabase({ database }: Config): Promise<void> {
  const { url, waitSeconds } = database;
  await untilUp({ url, variable: 'DATABASE_URL', waitSeconds }, async () => {
    const client = clientOf(url);
    try {
      await client.connect();
    } finally {
      await client.end().catch(() => undefined);
    }
  }).catch(() => undefined);
}

/** Runs the work on a connection of its own. Whatever fails becomes a finding. */
export async function onDatabase(
  { subject, url, variable }: { subject: FindingSubject; url: string; variable: string },
  work: (client: pg.Client) => Promise<Finding[]>,
): Promise<Finding[]> {
  try {
    return await connected(url, work);
  } catch (error) {
    const { message } = explainConnection(variable, url, error);
    return [
      fail(subject, message, `Correct ${variable} or the database; the rest of ${subject} was not checked.`),
    ];
  }
}

/** Runs the work on a connection of its own. @throws what the connection or the work fails with */
export async function connected<Result>(
  url: string,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = clientOf(url);
  try {
    await client.connect();
    return await work(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}

function clientOf(url: string): pg.Client {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'sala-doctor',
    connectionTimeoutMillis: START_CONNECT_TIMEOUT_MS,
    query_timeout: QUERY_TIMEOUT_MS,
  });
  // A broken connection is reported by the statement that runs on it.
  client.on('error', () => undefined);
  return client;
}

export async function oneRow<Row extends pg.QueryResultRow>(
  client: pg.Client,
  sql: string,
  values: unknown[] = [],
): Promise<Row> {
  const { rows } = await client.query<Row>(sql, values);
  const [row] = rows;
  if (row === undefined) throw new Error('the statement returned no row');
  return row;
}

/** A pooler answers with a process of its own, and not with that of the server. */
export async function isPooled(client: pg.Client): Promise<boolean> {
  const { pid } = await oneRow<{ pid: number }>(client, 'SELECT pg_backend_pid() AS pid');
  return Reflect.get(client, 'processID') !== pid;
}
