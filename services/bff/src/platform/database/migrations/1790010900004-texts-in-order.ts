import { type MigrationInterface, type QueryRunner } from 'typeorm';

/** What lists are sorted by. */
const SORTED = [
  ['content_item', 'title', 'varchar(128)'],
  ['content_listing', 'title', 'varchar(128)'],
  ['policy', 'name', 'varchar(64)'],
  ['author', 'name', 'varchar(64)'],
  ['account', 'name', 'varchar(64)'],
  ['policy_view', 'name', 'varchar(32)'],
  ['content_view', 'name', 'varchar(32)'],
] as const;

interface Trigger {
  name: string;
  definition: string;
}

/**
 * Texts are sorted as people look for them, not by the codes of their characters. The columns keep their type, so no row is written
 * anew; their indexes are.
 */
export class TextsInOrder1790010900004 implements MigrationInterface {
  readonly name = 'TextsInOrder1790010900004';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE COLLATION "text_order" (provider = icu, locale = 'zh-u-kn-true-kr-latn-khmr-hani')`,
    );
    await this.collate(runner, 'text_order');
  }

  async down(runner: QueryRunner): Promise<void> {
    await this.collate(runner, 'default');
    await runner.query('DROP COLLATION "text_order"');
  }

  private async collate(runner: QueryRunner, collation: string): Promise<void> {
    for (const [table, column, type] of SORTED) {
      const triggers = await this.triggersOf(runner, table, column);
      for (const { name } of triggers) await runner.query(`DROP TRIGGER "${name}" ON "${table}"`);
      await runner.query(
        `ALTER TABLE "${table}" ALTER COLUMN "${column}" TYPE ${type} COLLATE "${collation}"`,
      );
      for (const { definition } of triggers) await runner.query(definition);
    }
  }

  /** A column that triggers name is not altered. */
  private async triggersOf(runner: QueryRunner, table: string, column: string): Promise<Trigger[]> {
    return (await runner.query(
      `SELECT DISTINCT tgname AS name, pg_get_triggerdef(pg_trigger.oid) AS definition
         FROM pg_trigger
         JOIN pg_depend ON classid = 'pg_trigger'::regclass AND objid = pg_trigger.oid
         JOIN pg_attribute ON refobjid = attrelid AND refobjsubid = attnum
        WHERE attrelid = $1::regclass AND attname = $2 AND NOT tgisinternal`,
      [table, column],
    )) as Trigger[];
  }
}
