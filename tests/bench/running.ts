import { join } from 'node:path';
import { startPostgres } from '@sala/postgres';
import pg from 'pg';
import { ProductProcess } from '../support/product-process.ts';
import type { Bench } from './part.ts';
import { newSecret, type ServerEnvironment } from './server-process.ts';

/** Nothing but what is measured uses the processor. */
const DEMO = { SALA_SEED: 'demo', SALA_DEMO_EVENTS: 'off' };

/** Runs `npm start` while the work is under way. */
export async function withProduct<Result>(
  { dataDirectory }: Bench,
  work: (url: string) => Promise<Result>,
): Promise<Result> {
  const product = new ProductProcess({ SALA_DATA_DIR: dataDirectory });
  try {
    return await work(await product.ready());
  } finally {
    await product.end();
  }
}

/** Runs only its database, for servers in processes of their own. */
export async function withDatabase<Result>(
  { dataDirectory }: Bench,
  work: (environment: ServerEnvironment) => Promise<Result>,
): Promise<Result> {
  const postgres = await startPostgres({ dataDir: join(dataDirectory, 'postgres') });
  try {
    return await work({ DATABASE_URL: postgres.url, JWT_SECRET: newSecret(), ...DEMO });
  } finally {
    await postgres.stop();
  }
}

export async function postgresVersion(bench: Bench): Promise<string> {
  return await withDatabase(bench, async ({ DATABASE_URL }) => {
    const client = new pg.Client({ connectionString: DATABASE_URL });
    await client.connect();
    const { rows } = await client.query<{ server_version: string }>('SHOW server_version');
    await client.end();
    return rows[0]?.server_version ?? '';
  });
}
