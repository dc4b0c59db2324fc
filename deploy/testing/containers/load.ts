import assert from 'node:assert/strict';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from './client.ts';

const READERS = 6;
const READ_PAUSE_MS = 20;
/** nginx repeats no POST, so there are so many that each port that is closed finds some waiting. */
const POSTERS = 6;
const POST_PAUSE_MS = 10;
const SIGN_IN_PAUSE_MS = 500;

/**
 * Reads, posts and signs in, without a break, while the work is under way.
 * @returns how many requests were answered
 * @throws if one request failed
 */
export async function underLoad(url: string, work: () => Promise<void>): Promise<number> {
  let answered = 0;
  let over = false;
  const failures: string[] = [];
  const repeat = async (pauseMs: number, request: (client: Client) => Promise<unknown>): Promise<void> => {
    const client = new Client(url);
    await client.signIn('admin', 'admin');
    while (!over) {
      try {
        await request(client);
        answered++;
      } catch (error) {
        failures.push(`${new Date().toISOString()} ${describe(error)}`);
      }
      await sleep(pauseMs);
    }
  };
  const readers = Array.from({ length: READERS }, () =>
    repeat(READ_PAUSE_MS, (client) => client.get('/api/list/policy?current=1&pageSize=20')),
  );
  const posters = Array.from({ length: POSTERS }, () =>
    repeat(POST_PAUSE_MS, (client) => client.post('/api/user/menu', {})),
  );
  const person = repeat(SIGN_IN_PAUSE_MS, (client) => client.signIn('user', 'user'));
  try {
    await work();
  } finally {
    over = true;
    await Promise.all([...readers, ...posters, person]);
  }
  assert.equal(
    failures.length,
    0,
    `${failures.length} requests failed:\n${failures.slice(0, 10).join('\n')}`,
  );
  return answered;
}

function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message;
}
