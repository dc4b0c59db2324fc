import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import pg from 'pg';
import { POLICY_LISTS } from '../../src/policies/policies/policy-list-statements.js';
import { copyTemplate, type TestDatabase } from '../support/test-database.js';

const ROWS = 20_000;
/** PostgreSQL decides after five runs whether it keeps one plan for all values. */
const RUNS = 6;

const FIRST_PAGE = [null, null, null, 10, 0];
const FILTERED = ['img', null, 'online', 10, 20];

interface Plan {
  'Node Type': string;
  'Relation Name'?: string;
  Plans?: Plan[];
}

/** How the rows of the list are read. */
const readsOf = (plan: Plan): string[] => [
  ...(plan['Relation Name'] === 'policy' ? [plan['Node Type']] : []),
  ...(plan.Plans ?? []).flatMap(readsOf),
];

const literal = (value: string | number | null) =>
  value === null ? 'NULL' : pg.escapeLiteral(String(value));

describe('the plans of the policy list', () => {
  let database: TestDatabase;
  let client: pg.Client;
  beforeAll(async () => {
    database = await copyTemplate();
    client = new pg.Client({ connectionString: database.url });
    await client.connect();
    // They would take most of the time, and no statement here uses them.
    await client.query('DROP INDEX policy_search_name_idx, policy_search_pairs_idx');
    await client.query(
      `INSERT INTO policy (number, name, content_type, filter_type, count, status, created_time)
       SELECT 500000 + n, md5(n::text), CASE n % 2 WHEN 0 THEN 'img' ELSE 'horizontalVideo' END, 'rules',
              n * 7919 % 900, CASE n % 3 WHEN 0 THEN 'online' ELSE 'offline' END,
              '2026-01-01'::timestamptz + make_interval(secs => n * 7919 % 1000000)
         FROM generate_series(1, $1::int) AS n`,
      [ROWS],
    );
    await client.query('VACUUM (ANALYZE) policy');
  });
  afterAll(async () => {
    await client.end();
    await database.drop();
  });

  const lists = Object.entries(POLICY_LISTS).flatMap(([sort, orders]) =>
    Object.entries(orders).map(([order, statement]) => [sort, order, statement] as const),
  );

  test.each(lists)('by %s, %s: a page near the front is read from an index', async (_, __, statement) => {
    await client.query(`PREPARE list AS ${statement.text}`);
    for (const values of [FIRST_PAGE, FILTERED]) {
      const run = `EXECUTE list (${values.map(literal).join(', ')})`;
      for (let at = 0; at < RUNS; at++) await client.query(run);
      const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>(`EXPLAIN (FORMAT JSON) ${run}`);
      expect(rows.flatMap((row) => readsOf(row['QUERY PLAN'][0].Plan))).toEqual(['Index Scan']);
    }
    await client.query('DEALLOCATE list');
  });
});
