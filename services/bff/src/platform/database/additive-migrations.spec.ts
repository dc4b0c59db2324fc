import { describe, expect, test } from '@jest/globals';
import { type MigrationInterface, type QueryRunner } from 'typeorm';
import { MIGRATIONS } from './data-source-options.js';

/** The newest one of the first release, but for that of the passkeys. What came before it never ran beside another version. */
const RELEASED = 'Authors1790007000241';
/** What the version before would miss, or fail on. */
const BREAKS =
  /\b(DROP\s+(TABLE|COLUMN|VIEW)|RENAME\s+(TO|COLUMN)|ALTER\s+COLUMN\s+\S+\s+(TYPE|SET\s+NOT\s+NULL))\b/i;
/** Sums that each version reads with a cast: a wider column is the same to all of them. */
const WIDENS = /^\s*ALTER TABLE "content_(hour|month)"(\s+ALTER COLUMN "\w+" TYPE bigint,?)+\s*$/;

/** The same type in another order of its texts. */
const SORTS = /^\s*ALTER TABLE "\w+" ALTER COLUMN "\w+" TYPE varchar\(\d+\) COLLATE "text_order"$/;

/** The statements of a migration on a database that answers nothing. */
async function statementsOf(migration: MigrationInterface): Promise<string[]> {
  const statements: string[] = [];
  const query = (sql: string) => {
    statements.push(sql);
    return Promise.resolve([]);
  };
  await migration.up({ query, manager: { query } } as unknown as QueryRunner);
  return statements;
}

describe('the migrations since the first release', () => {
  const since = MIGRATIONS.map((Migration) => new Migration()).filter(
    ({ name }) => timeOf(name) > timeOf(RELEASED),
  );

  test.each(since.map((migration) => [migration.name, migration] as const))(
    '%s leaves the version before all that it uses',
    async (_name, migration) => {
      const statements = await statementsOf(migration);
      expect(statements).not.toEqual([]);
      expect(statements.filter((sql) => BREAKS.test(sql) && !WIDENS.test(sql) && !SORTS.test(sql))).toEqual(
        [],
      );
    },
  );

  test('are found', () => {
    expect(since.length).toBeGreaterThan(8);
    expect(BREAKS.test('DROP TABLE "activity"')).toBe(true);
  });
});

/** Names end with the time. */
function timeOf(name: string): number {
  return Number(/\d+$/.exec(name)?.[0]);
}
