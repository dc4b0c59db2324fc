import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import pg from 'pg';
import '../../src/app.module.js';
import { type Column } from '../../src/platform/database/statements/column.js';
import { definedStatements } from '../../src/platform/database/statements/define-statement.js';
import { runStatement } from '../../src/platform/database/statements/run-statement.js';
import { describeStatement, type Description } from '../support/describe-statement.js';
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
    expect(await run()).toEqual([{ name: 'Dara' }]);
    await client.query(change);
    expect(await run()).toEqual([{ name: 'Dara' }]);
  });
});

/** Whether the column may be null in the table, but not according to the statement. */
function mayBeNull({ isNullable }: Description['columns'][number], declared: Column | undefined): boolean {
  return isNullable && declared?.isNullable === false;
}
