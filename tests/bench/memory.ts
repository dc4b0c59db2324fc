import { execFile } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { download } from './downloads.ts';
import { imageVariables } from './image-limits.ts';
import { signIn } from './measure.ts';
import type { Bench, Part } from './part.ts';
import { CASES } from './request-path/cases.ts';
import { load } from './request-path/load.ts';
import { withDatabase } from './running.ts';
import { BFF, type ServerEnvironment, ServerProcess } from './server-process.ts';
import { count } from './table.ts';

const run = promisify(execFile);

/** How long the process may free what it does not need any more: it collects at rest, and V8 keeps free pages for 8 s. */
const SETTLE_MS = 20_000;
const REQUESTS = 200_000;
const DOWNLOADS = 20;
const ROUNDS = 3;
const READS = CASES.filter(({ method }) => method !== 'PATCH');

/** Measures the resident memory of the BFF alone: idle, and whether it stays flat under load. */
export const memory: Part = {
  name: 'memory',
  title: 'Memory',
  method:
    'Resident memory of the BFF alone (`sala.js serve` with `DATABASE_URL`), with the limits of its image, ' +
    `${SETTLE_MS / 1_000} s after what the row names. One round is ${count(REQUESTS)} requests ` +
    `(${READS.map(({ path }) => `\`${path}\``).join(', ')}) and ${DOWNLOADS} downloads.`,
  measure: (bench) =>
    withDatabase(bench, async (environment) => ({
      columns: ['after', 'resident', 'goal'],
      rows: await grow(bench, environment),
    })),
};

async function grow({ dataDirectory }: Bench, environment: ServerEnvironment): Promise<string[][]> {
  const image = await imageVariables(dataDirectory);
  const server = await ServerProcess.start(BFF, { ...environment, ...image }, dataDirectory);
  try {
    const rows = [['the start', await settledOf(server), '≤ 150 MB']];
    const token = await signIn(server.url);
    for (let round = 1; round <= ROUNDS; round += 1) {
      await use(server.url, token);
      rows.push([round === 1 ? 'one round' : `${round} rounds`, await settledOf(server), '≤ 200 MB']);
    }
    return rows;
  } finally {
    await server.stop();
  }
}

async function use(url: string, token: string): Promise<void> {
  const requests = Math.ceil(REQUESTS / READS.length);
  for (const request of READS) await load(url, token, request, { requests });
  for (let done = 0; done < DOWNLOADS; done += 1) await download(url, token, done % 2 === 0 ? 'csv' : 'xlsx');
}

async function settledOf({ pid }: ServerProcess): Promise<string> {
  await sleep(SETTLE_MS);
  const { stdout } = await run('ps', ['-o', 'rss=', '-p', String(pid)]);
  return `${(Number(stdout) / 1024).toFixed(0)} MB`;
}
