import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import pg from 'pg';
import '../../src/app.module.js';
import { type Column } from '../../src/platform/database/statements/column.js';
import {
  definedStatements,
  type Statement,
} from '../../src/platform/database/statements/define-statement.js';
import { runStatement } from '../../src/platform/database/statements/run-statement.js';
import { describeStatement, type Description } from '../support/describe-statement.js';
import { PGBOUNCER_PATH, PgBouncer } from '../support/pgbouncer.js';
import { copyTemplate, type TestDatabase } from '../support/test-database.js';

/** The types that node-postgres hands over in the same way. */
const ALIASES: Record<string, string> = { varchar: 'text', bool: 'boolean', int4: 'integer' };

const typeOf = (name: string) => ALIASES[name] ?? name;

describe('defined statements', () => {
  let database: TestDatabase;
  let client: pg.Client;
  beforeAll(async () => {
    database = await copyTemplate();
    client = new pg.Client({ connectionString: database.url });
    await client.connect();
  });
  afterAll(async () => {
    await client.end();
    await database.drop();
  });

  const statements = definedStatements();

  test('are there, with names of their own', () => {
    expect(statements.length).toBeGreaterThan(0);
    expect(new Set(statements.map(({ name }) => name)).size).toBe(statements.length);
  });

  test.each(statements.map((statement) => [statement.name, statement] as const))(
    '%s takes and returns what PostgreSQL says',
    async (_, { text, parameters, columns }) => {
      const told = await describeStatement(client, text);
      expect(told.parameters.map(typeOf)).toEqual(parameters.map(({ type }) => type));
      expect(told.columns.map(({ name, type }) => [name, typeOf(type)])).toEqual(
        Object.entries(columns).map(([name, { type }]) => [name, type]),
      );
      expect(told.columns.filter((column) => mayBeNull(column, columns[column.name]))).toEqual([]);
    },
  );

  test.each([
    ['has forgotten it', 'DEALLOCATE ALL'],
    ['knows another column', 'ALTER TABLE known ALTER name TYPE varchar(9)'],
  ])('a statement is run once more where the server %s', async (_, change) => {
    await client.query(`CREATE TEMP TABLE IF NOT EXISTS known AS SELECT 'Dara'::text AS name`);
    const statement = { name: change, text: 'SELECT name FROM known', parameters: [], columns: {} };
    const run = () => runStatement(client, statement, [], { areNamed: true, observer: undefined });
    for (const _ of [1, 2]) expect(await run()).toEqual([{ name: 'Dara' }]);
    await client.query(change);
    for (const _ of [1, 2]) expect(await run()).toEqual([{ name: 'Dara' }]);
  });
});

/** Of every type that node-postgres reads in a way of its own. */
const MIXED = {
  name: 'mixed',
  text: `SELECT $1::int AS number, 'Dara' AS text, true AS truth, 1.5::float8 AS share, NULL::text AS nothing,
                '{"a": 1}'::jsonb AS json, '2026-03-14 20:00:05.9+00'::timestamptz AS time, ARRAY[1, 2] AS list
           FROM generate_series(1, 2)`,
  parameters: [],
  columns: {},
};
const mixedRow = (number: number) => ({
  ...{ number, text: 'Dara', truth: true, share: 1.5, nothing: null, json: { a: 1 }, list: [1, 2] },
  time: new Date('2026-03-14T20:00:05.900Z'),
});

const named = { areNamed: true, observer: undefined };

/** They stand on how node-postgres runs a statement: an update that changes it fails here. */
describe('the rows of a named statement', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await copyTemplate();
  });
  afterAll(() => database.drop());

  const run = (connection: pg.Pool | pg.Client, number: number) =>
    runStatement(connection, MIXED as Statement<unknown, [number]>, [number], named);

  test('are described once for each connection, and read alike each time', async () => {
    for (const _ of [1, 2]) {
      const client = new pg.Client({ connectionString: database.url });
      await client.connect();
      const messages: string[] = [];
      for (const name of ['parseComplete', 'rowDescription', 'commandComplete'])
        client.connection.on(name, () => messages.push(name));
      for (const number of [1, 2, 3])
        expect(await run(client, number)).toEqual([mixedRow(number), mixedRow(number)]);
      await client.end();
      const once = ['parseComplete', 'rowDescription'];
      expect(messages).toEqual([...once, ...[1, 2, 3].map(() => 'commandComplete')]);
    }
  });

  test('are those of each statement where several share the connections of a pool', async () => {
    const pool = new pg.Pool({ connectionString: database.url, max: 2 });
    const other = { ...MIXED, name: 'other', text: 'SELECT $1::int AS other' } as Statement<
      unknown,
      [number]
    >;
    const numbers = Array.from({ length: 20 }, (_, number) => number);
    const found = await Promise.all(
      numbers.flatMap((number) => [run(pool, number), runStatement(pool, other, [number], named)]),
    );
    expect(found).toEqual(
      numbers.flatMap((number) => [[mixedRow(number), mixedRow(number)], [{ other: number }]]),
    );
    expect(pool.idleCount).toBe(2);
    await pool.end();
  });

  test('a refused value is told, and the connection goes on', async () => {
    const client = new pg.Client({ connectionString: database.url });
    await client.connect();
    await run(client, 1);
    await expect(run(client, 2 ** 40)).rejects.toMatchObject({ name: 'QueryFailedError', code: '22003' });
    expect(await run(client, 2)).toEqual([mixedRow(2), mixedRow(2)]);
    await client.end();
  });

  (PGBOUNCER_PATH === undefined ? test.skip : test)(
    'are the same through a pooler, whichever connection of the server answers',
    async () => {
      const pooler = await PgBouncer.start(database.url, 2);
      const clients = [1, 2, 3].map(() => new pg.Client({ connectionString: pooler.url }));
      await Promise.all(clients.map((client) => client.connect()));
      try {
        for (let number = 0; number < 30; number += 1) {
          const [holder, ...others] = [...clients.slice(number % 3), ...clients.slice(0, number % 3)];
          // One connection of the server is taken, so that the others get the other one.
          await holder?.query('BEGIN');
          for (const client of others)
            expect(await run(client, number)).toEqual([mixedRow(number), mixedRow(number)]);
          await holder?.query('COMMIT');
        }
      } finally {
        await Promise.all(clients.map((client) => client.end()));
        await pooler.stop();
      }
    },
  );
});

/** Whether the column may be null in the table, but not according to the statement. */
function mayBeNull({ isNullable }: Description['columns'][number], declared: Column | undefined): boolean {
  return isNullable && declared?.isNullable === false;
}
