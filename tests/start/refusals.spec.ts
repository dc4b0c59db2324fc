import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { newDatabase } from '../support/databases.ts';
import type { ExitResult } from '../support/product-process.ts';
import { expect, test } from './start-test.ts';

test('a port in use by another program is named with a solution', async ({ start }) => {
  const other = createServer().listen(0, 'localhost');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const { code, output } = await start({ PORT: `${port}` }).ending();
  other.close();
  expect(code).toBe(1);
  expect(output.trim()).toBe(
    `Port ${port} is taken by another program: stop that, or choose another port: PORT=${port + 1} npm start`,
  );
});

test('a second start on the same port says that Sala is running there', async ({ start }) => {
  const url = await start({ DATABASE_URL: await newDatabase() }).ready();
  const { code, output } = await start({ PORT: new URL(url).port }).ending();
  expect(code).toBe(1);
  expect(output).toContain(`Sala is already running at ${url}`);
});

test('a data directory that cannot be written is named', async ({ start }) => {
  // A directory cannot be created below a file, not even by root.
  const impossible = join(import.meta.filename, 'sala');
  const { code, output } = await start({ SALA_DATA_DIR: impossible }).ending();
  expect(code).toBe(1);
  expect(output.trim()).toBe(
    `The data directory ${impossible} cannot be written (ENOTDIR): name another one with SALA_DATA_DIR.`,
  );
});

const ADDRESSES = {
  'no PostgreSQL address': 'mysql://sala:hush-hush@localhost/sala',
  'no address at all': 'hush-hush',
  'an unknown host': 'postgres://sala:hush-hush@no-such-host.invalid/sala',
  'a port where nothing listens': 'postgres://sala:hush-hush@127.0.0.1:1/sala',
};

for (const [mistake, DATABASE_URL] of Object.entries(ADDRESSES)) {
  test(`DATABASE_URL with ${mistake} is refused in one sentence, without the password`, async ({ start }) => {
    expectRefusal(await start({ DATABASE_URL, DATABASE_WAIT_SECONDS: '0' }).ending());
  });
}

test('DATABASE_URL with a wrong password is refused in one sentence, without it', async ({ start }) => {
  const wrong = new URL(await newDatabase());
  wrong.password = 'hush-hush';
  expectRefusal(await start({ DATABASE_URL: wrong.href }).ending());
});

function expectRefusal({ code, output }: ExitResult): void {
  expect(code).toBe(1);
  expect(output.split('\n').filter((line) => line.startsWith('DATABASE_URL: '))).toHaveLength(1);
  expect(output).not.toContain('hush-hush');
  expect(output, 'no stack trace').not.toContain('    at ');
}
