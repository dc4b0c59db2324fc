import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { startPostgres, type Postgres } from '@sala/postgres';
import pg from 'pg';
import { ProductProcess } from './product-process.ts';
import { makeTemporaryDirectory, removeDirectory } from './temporary-directory.ts';

/** Where the workers of a run ask for databases. */
const ADDRESS = 'SALA_TEST_DATABASES';

/** A server with one database that the product has migrated and seeded. What is copied starts several times as fast. */
class SeededServer {
  readonly #directory: string;
  readonly #postgres: Postgres;
  #copies = 0;

  private constructor(directory: string, postgres: Postgres) {
    this.#directory = directory;
    this.#postgres = postgres;
  }

  static async start(): Promise<SeededServer> {
    const directory = await makeTemporaryDirectory();
    const postgres = await startPostgres({ dataDir: join(directory, 'postgres'), durability: 'test' });
    const first = new ProductProcess({
      SALA_DATA_DIR: join(directory, 'product'),
      DATABASE_URL: postgres.url,
    });
    await first.ready();
    await first.end();
    return new SeededServer(directory, postgres);
  }

  /** @returns the URL of a new copy of the seeded database */
  async copy(): Promise<string> {
    const url = new URL(this.#postgres.url);
    const template = url.pathname.slice(1);
    const name = `copy_${(this.#copies += 1)}`;
    // A database is copied while nobody is connected to it.
    url.pathname = '/postgres';
    const client = new pg.Client({ connectionString: url.href });
    await client.connect();
    await client.query(`CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY FILE_COPY`);
    await client.end();
    url.pathname = `/${name}`;
    return url.href;
  }

  async stop(): Promise<void> {
    await this.#postgres.stop();
    await removeDirectory(this.#directory);
  }
}

/** Playwright's global setup. The server starts with the first question, since many files need none. */
export default async function serveDatabases(): Promise<() => Promise<void>> {
  let starting: Promise<SeededServer> | undefined;
  const desk = createServer((_request, response) => {
    starting ??= SeededServer.start();
    starting
      .then((server) => server.copy())
      .then(
        (url) => response.end(url),
        (error: unknown) => response.writeHead(500).end(String(error)),
      );
  }).listen(0, '127.0.0.1');
  await once(desk, 'listening');
  process.env[ADDRESS] = `http://127.0.0.1:${(desk.address() as AddressInfo).port}`;
  return async () => {
    desk.close();
    const server = await starting?.catch(() => undefined);
    await server?.stop();
  };
}

/** For a worker: the URL of a database with the demo data that nobody else uses. */
export async function newDatabase(): Promise<string> {
  const answer = await fetch(process.env[ADDRESS] ?? '', { method: 'POST' });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`No database could be made: ${text}`);
  return text;
}

/** For a product that seeds for itself: the URL of a database with nothing in it, on the same server. */
export async function emptyDatabase(): Promise<string> {
  const url = new URL(await newDatabase());
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  url.pathname += '_empty';
  await client.query(`CREATE DATABASE ${url.pathname.slice(1)}`);
  await client.end();
  return url.href;
}
