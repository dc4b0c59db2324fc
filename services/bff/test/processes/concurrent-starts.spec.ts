import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import pg from 'pg';
import { prepareDatabase } from '../../src/prepare-database.js';
import { databaseUrl, onServer } from '../support/template.mjs';
import { testConfig } from '../support/test-config.js';

const INSTANCES = 20;
const name = `sala_test_${randomBytes(6).toString('hex')}`;

beforeAll(() => onServer(`CREATE DATABASE ${name}`));
afterAll(() => onServer(`DROP DATABASE ${name} WITH (FORCE)`));

test(`${INSTANCES} starts at once on an empty database migrate and seed it once`, async () => {
  const config = testConfig(databaseUrl(name), { SALA_DEMO_FACTS: '10000' });
  await Promise.all(Array.from({ length: INSTANCES }, () => prepareDatabase(config)));
  const client = new pg.Client({ connectionString: config.database.url });
  await client.connect();
  const { rows } = await client.query(
    `SELECT (SELECT count(*)::int FROM migrations) AS migrations,
            (SELECT count(DISTINCT name)::int FROM migrations) AS distinct,
            (SELECT count(*)::int FROM policy) AS policies,
            (SELECT count(*)::int FROM pg_locks JOIN pg_database ON pg_database.oid = database
              WHERE locktype = 'advisory' AND datname = current_database()) AS locks`,
  );
  await client.end();
  const [{ migrations }] = rows as [{ migrations: number }];
  expect(rows).toEqual([{ migrations, distinct: migrations, policies: 55, locks: 0 }]);
});
