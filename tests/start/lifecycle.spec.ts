import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { startPostgres } from '@sala/postgres';
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

test('Ctrl-C stops all processes', async ({ start, dataDirectory }) => {
  const product = start();
  const url = await product.ready();
  expect(processesNaming(dataDirectory)).not.toEqual([]);
  const { code } = await product.end('SIGINT');
  expect(code).toBe(0);
  expect(processesNaming(dataDirectory)).toEqual([]);
  await expect(fetch(url)).rejects.toThrow();
});

test('after a kill -9 it starts again with its data, and Ctrl-C stops all processes', async ({
  start,
  dataDirectory,
}) => {
  const killed = start();
  const token = await logIn(await killed.ready());
  await killed.end('SIGKILL');
  expect(processesNaming(dataDirectory), 'the database outlives it').not.toEqual([]);

  const next = start();
  const url = await next.ready();
  const headers = { authorization: `Bearer ${token}` };
  expect(await post(`${url}/api/user/info`, headers)).toMatchObject({ code: 20000, data: { role: 'admin' } });
  await next.end('SIGINT');
  expect(processesNaming(dataDirectory)).toEqual([]);
});

test('it stops by itself when its launcher is killed', async ({ start, dataDirectory }) => {
  const product = start();
  await product.ready();
  product.killLauncher();
  // The output stream closes when the last process that writes to it exits.
  await product.ending();
  expect(processesNaming(dataDirectory)).toEqual([]);
});

test('with DATABASE_URL it uses that database and starts no other', async ({ start, dataDirectory }) => {
  const postgres = await startPostgres({ dataDir: join(dataDirectory, 'given'), durability: 'test' });
  const own = join(dataDirectory, 'own');
  const product = start({ SALA_DATA_DIR: own, DATABASE_URL: postgres.url });
  await logIn(await product.ready());
  expect((await readdir(own)).toSorted()).toEqual(['jwt-secret', 'media']);
  await product.end();
  expect(processesNaming(dataDirectory), 'it does not stop what it has not started').not.toEqual([]);
  await postgres.stop();
});

test('the greeting names the address, the accounts and the data', async ({ start, dataDirectory }) => {
  const product = start();
  const url = await product.ready();
  for (const fact of [`${url}/docs`, 'admin / admin', 'user / user', dataDirectory]) {
    expect(product.output).toContain(fact);
  }
});
