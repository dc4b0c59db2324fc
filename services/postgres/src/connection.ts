import { readFile } from 'node:fs/promises';
import pg from 'pg';
import type { Cluster } from './cluster.ts';
import { OWNER } from './initialize.ts';
import { within } from './within.ts';

/** For each of connecting, answering and disconnecting. A machine that does much else is slow. */
const ANSWER_MS = 10_000;

/** The address of the product's database, with its password. */
export async function urlOf(cluster: Cluster, port: number, database = OWNER): Promise<string> {
  const password = await readFile(cluster.password, 'utf8');
  return `postgres://${OWNER}:${password}@127.0.0.1:${port}/${database}`;
}

/** Whether this cluster accepts connections on the port with our password. Creates our database if it is missing. */
export async function acceptsConnections(cluster: Cluster, port: number): Promise<boolean> {
  const connectionString = await urlOf(cluster, port, 'postgres');
  const client = new pg.Client({
    connectionString,
    connectionTimeoutMillis: ANSWER_MS,
    query_timeout: ANSWER_MS,
  });
  // A server that stops closes the connection. The query below reports it.
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rowCount } = await client.query('select from pg_database where datname = $1', [OWNER]);
    if (rowCount === 0) await client.query(`create database ${OWNER}`);
    return true;
  } catch {
    return false;
  } finally {
    // A server that hangs does not say goodbye.
    await within(ANSWER_MS, 'To disconnect from PostgreSQL', client.end()).catch(() => undefined);
  }
}
