import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { networkInterfaces } from 'node:os';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import pg from 'pg';
import { BffProcess } from '../support/bff-process.js';
import { BUNDLE, KEEPS_COMPILED } from '../support/sala-program.js';
import { databaseUrl, onServer } from '../support/template.mjs';
import { until } from '../support/until.js';

jest.setTimeout(120_000);

/** What a start tells beside its requests: that it serves, and where. */
const MAX_START_LINES = 5;

interface Line {
  level: number;
  msg: string;
  migration?: string;
  durationMs?: number;
  seeds?: string[];
  url?: string;
  version?: string;
}

const ADMINISTRATOR = { username: 'dara', password: 'a password of the first administrator' };

const linesOf = (output: string) =>
  output
    .split('\n')
    .filter((text) => text.startsWith('{'))
    .map((text) => JSON.parse(text) as Line);

describe('what a process tells when it starts', () => {
  const name = `sala_test_${randomBytes(6).toString('hex')}`;
  const url = databaseUrl(name);
  beforeAll(() => onServer(`CREATE DATABASE ${name}`));
  afterAll(() => onServer(`DROP DATABASE ${name} WITH (FORCE)`));

  async function migrate(): Promise<Line[]> {
    const env = {
      ...KEEPS_COMPILED,
      DATABASE_URL: url,
      SALA_SEED: 'base',
      SALA_FIRST_ADMIN_LOGIN: ADMINISTRATOR.username,
      SALA_FIRST_ADMIN_PASSWORD: ADMINISTRATOR.password,
    };
    return linesOf((await promisify(execFile)(process.execPath, [BUNDLE, 'migrate'], { env })).stdout);
  }

  test('migrate: each migration with its time, the seeds and the administrator', async () => {
    const lines = await migrate();
    const migrated = lines.filter(({ msg }) => msg === 'migrated');
    expect(migrated[0]).toMatchObject({ level: 30, migration: 'InitialSchema1790000000000' });
    expect(migrated.every(({ durationMs = -1 }) => durationMs >= 0)).toBe(true);
    expect(lines.map(({ msg }) => msg)).toEqual([
      'migrations to run',
      ...migrated.map(() => 'migrated'),
      'the database has all migrations',
      'seeded',
      'the first administrator was made',
    ]);
    expect(lines[0]).toMatchObject({ count: migrated.length });
    expect(JSON.stringify(lines)).not.toContain(ADMINISTRATOR.password);
  });

  test('migrate again: that nothing is left to do', async () => {
    expect((await migrate()).map(({ msg }) => msg)).toEqual([
      'the database has all migrations',
      'nothing to seed',
      'there is an administrator already',
    ]);
  });

  test('serve: where it serves, and nothing of the framework', async () => {
    const bff = await BffProcess.start(url, { LOG_LEVEL: 'info', SALA_MIGRATE: 'off', SALA_SEED: 'off' });
    await until(() => bff.output.includes('"msg":"serving"'));
    await bff.stop();
    const lines = linesOf(bff.output).filter(({ msg }) => msg !== 'request');
    expect(lines).toContainEqual(
      expect.objectContaining({ msg: 'serving', url: bff.url, version: expect.stringMatching(/^\d/) }),
    );
    expect(lines.length).toBeLessThanOrEqual(MAX_START_LINES);
  });

  test('serve on ::, which is IPv4 too: the caller has a plain address', async () => {
    const bff = await BffProcess.start(url, {
      HOST: '::',
      SALA_MIGRATE: 'off',
      SALA_SEED: 'off',
    });
    const { port } = new URL(bff.url);
    const hosts = ['127.0.0.1', ...(hasIPv6() ? ['[::1]'] : [])];
    const answers = await Promise.all(hosts.map((host) => signIn(`http://${host}:${port}`)));
    expect(answers).toEqual(hosts.map(() => 20_000));
    await bff.stop();
    expect(await addressesOfSessions()).toEqual(hosts.map((host) => host.replace(/[[\]]/g, '')).toSorted());
  });

  async function signIn(server: string): Promise<number> {
    const answer = await fetch(`${server}/api/user/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(ADMINISTRATOR),
    });
    return ((await answer.json()) as { code: number }).code;
  }

  async function addressesOfSessions(): Promise<string[]> {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    const { rows } = await client.query<{ address: string }>(
      'SELECT DISTINCT address FROM session ORDER BY address',
    );
    await client.end();
    return rows.map(({ address }) => address);
  }
});

function hasIPv6(): boolean {
  return Object.values(networkInterfaces()).some((found) => found?.some(({ address }) => address === '::1'));
}
