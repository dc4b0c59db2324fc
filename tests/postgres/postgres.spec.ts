import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, expectToEnd, isRunning, query, test } from './postgres-test.ts';

test('orders text alike on every system, keeps its data over a restart, and requires the password', async ({
  start,
  dataDir,
}) => {
  const first = await start();
  const [database] = await query(
    first.url,
    'select pg_encoding_to_char(encoding) as encoding, datlocprovider, datlocale from pg_database where datname = current_database()',
  );
  expect(database).toEqual({ encoding: 'UTF8', datlocprovider: 'b', datlocale: 'C.UTF-8' });
  await query(first.url, "create table kept (word text); insert into kept values ('ជំរាបសួរ')");
  await first.stop();
  await expectToEnd(dataDir);

  const { url, reused } = await start();
  expect(reused).toBe(false);
  expect(await query(url, 'select word from kept')).toEqual([{ word: 'ជំរាបសួរ' }]);
  const wrong = new URL(url);
  wrong.password = 'guessed';
  await expect(query(wrong.href, 'select 1')).rejects.toThrow('password authentication failed');
  expect((await stat(join(dataDir, 'cluster/password'))).mode & 0o777).toBe(0o600);
});

test('a copy of a stopped server has its rows, leaves them alone, and may share its programs', async ({
  start,
  dataDir,
}) => {
  const first = await start();
  await query(first.url, "create table kept as select 'one' as word");
  await first.stop();

  const copy = { dataDir: join(dataDir, 'copy'), programsDir: join(dataDir, 'programs') };
  const second = await start({ ...copy, copyOf: join(dataDir, 'cluster') });
  await query(second.url, "insert into kept values ('two')");
  await second.stop();
  expect(await readdir(copy.dataDir)).toEqual(['cluster', 'leases', 'postgres.log']);

  // What is there already is not replaced by another copy.
  const again = await start({ ...copy, copyOf: join(dataDir, 'cluster') });
  expect(await query(again.url, 'select word from kept')).toEqual([{ word: 'one' }, { word: 'two' }]);
  expect(await query((await start()).url, 'select word from kept')).toEqual([{ word: 'one' }]);
});

test('two concurrent starts on an empty directory share one server', async ({ start, startNeighbour }) => {
  const [own, neighbour] = await Promise.all([start(), startNeighbour()]);
  expect(own.url).toBe(neighbour.url);
});

test('one user that stops leaves it running for the other, and the last one stops it, no matter who started it', async ({
  start,
  startNeighbour,
  dataDir,
}) => {
  const neighbour = await startNeighbour();
  await (await start()).stop();
  expect(await query(neighbour.url, 'select 1 as one')).toEqual([{ one: 1 }]);

  const own = await start();
  expect(own.reused).toBe(true);
  await neighbour.leave('SIGTERM');
  expect(isRunning(dataDir)).toBe(true);
  await own.stop();
  await expectToEnd(dataDir);
});

test('the next start after a kill -9 takes it over and stops it', async ({
  start,
  startNeighbour,
  dataDir,
}) => {
  const killed = await startNeighbour();
  await killed.leave('SIGKILL');
  expect(isRunning(dataDir)).toBe(true);
  const own = await start();
  expect(own.reused).toBe(true);
  await own.stop();
  await expectToEnd(dataDir);
});

test('a killed server restarts at the same address with all rows', async ({ start, dataDir }) => {
  const { url } = await start();
  await query(url, 'create table kept as select generate_series(1, 1000) as number');
  const pid = Number((await readFile(join(dataDir, 'cluster/data/postmaster.pid'), 'utf8')).split('\n')[0]);
  process.kill(pid, 'SIGKILL');
  await expect
    .poll(() => query(url, 'select count(*)::int as rows from kept').catch(() => 'away'), { timeout: 20_000 })
    .toEqual([{ rows: 1000 }]);
});

test('a stale postmaster.pid of another running process is ignored, and data of another version refused', async ({
  start,
  dataDir,
}) => {
  await (await start()).stop();
  const file = join(dataDir, 'cluster/data/postmaster.pid');
  await writeFile(
    file,
    [process.pid, join(dataDir, 'cluster/data'), 1, 5432, '', '127.0.0.1', '', 'ready'].join('\n'),
  );
  const own = await start();
  expect(own.reused).toBe(false);
  await own.stop();

  await writeFile(join(dataDir, 'cluster/data/PG_VERSION'), '15\n');
  await expect(start()).rejects.toThrow(/was written by PostgreSQL 15 and this is 18/);
});
