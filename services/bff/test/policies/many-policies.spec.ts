import { afterAll, beforeAll, expect, test } from '@jest/globals';
import pg from 'pg';
import { prepareDatabase } from '../../src/prepare-database.js';
import { copyTemplate, type TestDatabase } from '../support/test-database.js';
import { onServer } from '../support/template.mjs';
import { testConfig } from '../support/test-config.js';

const POLICIES = 3_000;

let database: TestDatabase;
beforeAll(async () => {
  database = await copyTemplate();
  // VACUUM does not mark rows whose commit has not been written yet.
  await onServer(`ALTER DATABASE ${new URL(database.url).pathname.slice(1)} SET synchronous_commit = on`);
});
afterAll(() => database.drop());

test('many policies are added once, and their lists can be read from indexes alone at once', async () => {
  const config = testConfig(database.url, { SALA_SEED_POLICIES: String(POLICIES), SALA_DEMO_FACTS: '10000' });
  for (let start = 0; start < 2; start++) await prepareDatabase(config);
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  const { rows } = await client.query(
    `SELECT (SELECT count(*)::int FROM policy) AS policies, relpages - relallvisible AS "pagesToVisit"
       FROM pg_class WHERE oid = 'policy'::regclass`,
  );
  await client.end();
  expect(rows).toEqual([{ policies: POLICIES, pagesToVisit: 0 }]);
});
