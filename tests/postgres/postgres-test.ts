import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, test as base } from '@playwright/test';
import { startPostgres, type Postgres, type PostgresOptions } from '@sala/postgres';
import pg from 'pg';
import { processesNaming } from '../support/processes.ts';
import { makeTemporaryDirectory, removeDirectory } from '../support/temporary-directory.ts';

export { expect } from '@playwright/test';

/** A separate process that uses the server. */
export interface Neighbour {
  url: string;
  leave(signal: 'SIGTERM' | 'SIGKILL'): Promise<void>;
}

interface PostgresFixtures {
  dataDir: string;
  start: (options?: Partial<PostgresOptions>) => Promise<Postgres>;
  startNeighbour: () => Promise<Neighbour>;
}

export const test = base.extend<PostgresFixtures>({
  dataDir: async ({}, use) => {
    const dataDir = await makeTemporaryDirectory();
    await use(dataDir);
    await removeDirectory(dataDir);
  },
  start: async ({ dataDir }, use) => {
    const started: Postgres[] = [];
    await use(async (options) => {
      const postgres = await startPostgres({ dataDir, ...options });
      started.push(postgres);
      return postgres;
    });
    for (const postgres of started) await postgres.stop();
  },
  startNeighbour: async ({ dataDir }, use) => {
    const neighbours: Neighbour[] = [];
    await use(async () => {
      const neighbour = await startNeighbour(dataDir);
      neighbours.push(neighbour);
      return neighbour;
    });
    for (const neighbour of neighbours) await neighbour.leave('SIGTERM');
  },
});

async function startNeighbour(dataDir: string): Promise<Neighbour> {
  const script = join(import.meta.dirname, 'use-postgres.ts');
  const child = spawn(process.execPath, [script, dataDir], { stdio: ['ignore', 'pipe', 'inherit'] });
  const gone = once(child, 'exit');
  const [url] = (await once(child.stdout.setEncoding('utf8'), 'data')) as [string];
  return {
    url: url.trim(),
    async leave(signal) {
      child.kill(signal);
      await gone;
    },
  };
}

/** Runs a query on the server, as the product would. */
export async function query(url: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<Record<string, unknown>>(sql);
    return rows;
  } finally {
    await client.end();
  }
}

/** The server removes the file by which others know it before it ends. */
export async function expectToEnd(dataDir: string): Promise<void> {
  await expect.poll(() => isRunning(dataDir)).toBe(false);
}

export function isRunning(dataDir: string): boolean {
  return processesNaming(dataDir).some((line) => line.includes('bin/postgres'));
}
