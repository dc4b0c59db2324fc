import { readdir } from 'node:fs/promises';
import { query } from '../postgres/postgres-test.ts';
import { newDatabase } from '../support/databases.ts';
import { processesNaming } from '../support/processes.ts';
import { expect, test } from './start-test.ts';

async function logIn(url: string): Promise<string> {
  const answer = await post(`${url}/api/user/login`, {}, { username: 'admin', password: 'admin' });
  return (answer as { data: { token: string } }).data.token;
}

async function post(url: string, headers: Record<string, string>, body?: object): Promise<unknown> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  return answer.json();
}

test('it keeps its data over a kill -9, and stops all processes by Ctrl-C and when its launcher is killed', async ({
  start,
  dataDirectory,
}) => {
  const killed = start();
  const first = await killed.ready();
  await test.step('the greeting names the address, the accounts and the data', () => {
    for (const fact of [`${first}/docs`, 'admin / admin', 'user / user', dataDirectory]) {
      expect(killed.output).toContain(fact);
    }
  });
  const token = await logIn(first);
  await killed.end('SIGKILL');
  expect(processesNaming(dataDirectory), 'the database outlives it').not.toEqual([]);

  const next = start();
  const url = await next.ready();
  await test.step('after a kill -9 it starts again with its data', async () => {
    const headers = { authorization: `Bearer ${token}` };
    expect(await post(`${url}/api/user/info`, headers)).toMatchObject({
      code: 20000,
      data: { role: 'admin' },
    });
  });
  await test.step('Ctrl-C stops all processes', async () => {
    expect((await next.end('SIGINT')).code).toBe(0);
    expect(processesNaming(dataDirectory)).toEqual([]);
    await expect(fetch(url)).rejects.toThrow();
  });
  await test.step('it stops by itself when its launcher is killed', async () => {
    const last = start();
    await last.ready();
    last.killLauncher();
    // The output stream closes when the last process that writes to it exits.
    await last.ending();
    expect(processesNaming(dataDirectory)).toEqual([]);
  });
});

test('with DATABASE_URL it uses that database and starts no other', async ({ start, dataDirectory }) => {
  const DATABASE_URL = await newDatabase();
  const product = start({ DATABASE_URL });
  await logIn(await product.ready());
  expect((await readdir(dataDirectory)).toSorted()).toEqual(['jwt-secret', 'media']);
  expect(await query(DATABASE_URL, 'SELECT count(*)::int AS sessions FROM session')).not.toEqual([
    { sessions: 0 },
  ]);
  await product.end();
  expect(await query(DATABASE_URL, 'SELECT 1 AS it'), 'it does not stop what it has not started').toEqual([
    { it: 1 },
  ]);
});
