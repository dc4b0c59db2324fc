import { execFile, spawnSync } from 'node:child_process';
import { chmod, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import pg from 'pg';
import { copyTemplate, type TestDatabase } from '../support/test-database.js';

const BACKUP = resolve(import.meta.dirname, '../../../../deploy/helm/sala/files/backup.sh');
/** Only where the machine has the programs of PostgreSQL, as the image of the backups does. */
const withPrograms = ['psql', 'bash', 'sha256sum'].every(
  (name) => spawnSync(name, ['--version']).status === 0,
)
  ? describe
  : describe.skip;

/** The real script and the real psql; pg_dump of this machine may be older than the server, so another one stands for it. */
withPrograms('backup.sh', () => {
  let database: TestDatabase;
  let owner: pg.Client;
  let directory: string;
  beforeAll(async () => {
    database = await copyTemplate();
    owner = new pg.Client(database.url);
    await owner.connect();
    directory = await mkdtemp(join(tmpdir(), 'sala-backup-'));
    const dump =
      '#!/bin/sh\nfor each; do case "$each" in --file=*) echo dump > "${each#--file=}" ;; esac; done\n';
    await writeFile(join(directory, 'pg_dump'), dump);
    await writeFile(join(directory, 'pg_restore'), '#!/bin/sh\n');
    for (const name of ['pg_dump', 'pg_restore']) await chmod(join(directory, name), 0o755);
  });
  afterAll(async () => {
    await owner.end();
    await database.drop();
    await rm(directory, { recursive: true });
  });

  const back = () =>
    promisify(execFile)('bash', [BACKUP], {
      env: {
        PATH: `${directory}${delimiter}${process.env.PATH ?? ''}`,
        DATABASE_URL: database.url,
        BACKUP_DIR: directory,
      },
    });

  test('tells the database of the backup, so that age and room are known where its directory is not seen', async () => {
    const { stderr } = await back();
    expect(stderr).toBe('');
    const { rows } = await owner.query<{ name: string; bytes: string; free: number; age: number }>(
      `SELECT name, bytes, free_bytes::float8 AS free, extract(epoch FROM now() - made_at)::float8 AS age
       FROM backup_run`,
    );
    const files = (await readdir(directory)).filter((name) => name.endsWith('.dump'));
    const numbers = { free: expect.any(Number), age: expect.any(Number) };
    expect(rows).toEqual([{ name: files[0], bytes: '5', ...numbers }]);
    expect(rows[0]?.free).toBeGreaterThan(0);
    expect(Math.abs(rows[0]?.age ?? Infinity)).toBeLessThan(60);
  });

  test.each([
    ['table', 'ALTER TABLE backup_run DROP COLUMN free_bytes'],
    ['schema', 'DROP TABLE backup_run'],
  ])('is whole all the same where the %s is older', async (_what, statement) => {
    await owner.query(statement);
    await rm(join(directory, (await readdir(directory)).find((name) => name.endsWith('.dump')) ?? ''));
    const { stdout, stderr } = await back();
    expect(stderr).toBe('');
    expect(stdout).toMatch(/^backup: .*\.dump, 5 bytes, SHA-256 [0-9a-f]{64}$/m);
  });
});
