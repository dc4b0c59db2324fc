import { execFile, spawnSync } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import pg from 'pg';
import { databaseUrl, onServer } from '../support/template.mjs';

const RESTORE = resolve(import.meta.dirname, '../../../../deploy/helm/sala/files/restore.sh');
/** Only where the machine has the programs of PostgreSQL, as the image of the backups does. */
const withPrograms = ['psql', 'bash', 'sha256sum'].every(
  (name) => spawnSync(name, ['--version']).status === 0,
)
  ? describe
  : describe.skip;
const FILE = 'sala-20261123T020000Z.dump';

/**
 * The real script and the real psql. The archive is plain SQL, because the programs of this machine may be older than the
 * server and could not read a real one; `npm run test:compose` restores those.
 */
withPrograms('restore.sh, as a role whose statements may take a millisecond', () => {
  const name = `sala_test_${randomBytes(6).toString('hex')}`;
  const url = new URL(databaseUrl(name));
  let directory: string;
  beforeAll(async () => {
    await onServer(
      `CREATE ROLE ${name} LOGIN PASSWORD 'secret'`,
      `ALTER ROLE ${name} SET statement_timeout = 1`,
      `CREATE DATABASE ${name} OWNER ${name}`,
    );
    Object.assign(url, { username: name, password: 'secret' });
    await asOwner(
      'ALTER SCHEMA public OWNER TO CURRENT_USER',
      `CREATE TABLE public.before AS SELECT 1 AS id`,
    );
    directory = await mkdtemp(join(tmpdir(), 'sala-restore-'));
    const dump =
      'CREATE TABLE public.after AS SELECT generate_series(1, 50000) AS id; SELECT pg_sleep(0.05);\n';
    await writeFile(join(directory, FILE), dump);
    const checksum = createHash('sha256').update(dump).digest('hex');
    await writeFile(join(directory, `${FILE}.sha256`), `${checksum}  ${FILE}\n`);
    await writeFile(join(directory, 'pg_restore'), '#!/bin/sh\nfor last; do :; done\ncat "$last"\n');
    await chmod(join(directory, 'pg_restore'), 0o755);
  });
  afterAll(async () => {
    await onServer(`DROP DATABASE ${name} WITH (FORCE)`, `DROP ROLE ${name}`);
    await rm(directory, { recursive: true });
  });

  async function asOwner(...statements: string[]): Promise<unknown[]> {
    const client = new pg.Client({ connectionString: url.href, options: '-c statement_timeout=0' });
    await client.connect();
    try {
      let rows: unknown[] = [];
      for (const statement of statements) ({ rows } = await client.query(statement));
      return rows;
    } finally {
      await client.end();
    }
  }

  const restore = async (...args: string[]) => {
    const env = {
      PATH: `${directory}${delimiter}${process.env.PATH ?? ''}`,
      DATABASE_URL: url.href,
      BACKUP_DIR: directory,
    };
    return await promisify(execFile)('bash', [RESTORE, ...args], { env });
  };

  test('drops, restores and analyses, and ends well', async () => {
    const { stdout, stderr } = await restore('--replace', 'latest');
    expect(stderr).toBe('');
    expect(stdout).toMatch(new RegExp(`^restore: ${FILE} is restored\\.`));
    expect(await asOwner('SELECT count(*)::int AS count FROM public.after')).toEqual([{ count: 50_000 }]);
    expect(await asOwner(`SELECT to_regclass('public.before') AS before`)).toEqual([{ before: null }]);
    const [analysed] = await asOwner(`SELECT reltuples::int AS rows FROM pg_class WHERE relname = 'after'`);
    expect(analysed).toEqual({ rows: 50_000 });
  });

  test('refuses a database that is not empty, and says so with an exit code', async () => {
    await expect(restore('latest')).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^restore: the database is not empty \(1 tables\)/),
    });
  });
});
