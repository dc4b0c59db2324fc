import { type MigrationInterface, type QueryRunner } from 'typeorm';

const TABLES = ['policy_import', 'content_import'];

/** Which sheet of a workbook an import read, and which of its rows as the header. */
export class ChosenSheets1790008600001 implements MigrationInterface {
  readonly name = 'ChosenSheets1790008600001';

  async up(runner: QueryRunner): Promise<void> {
    for (const table of TABLES)
      await runner.query(
        `ALTER TABLE "${table}" ADD "sheets" jsonb NOT NULL DEFAULT '[""]', ` +
          'ADD "sheet" integer NOT NULL DEFAULT 1, ADD "header_row" integer NOT NULL DEFAULT 1',
      );
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of TABLES)
      await runner.query(
        `ALTER TABLE "${table}" DROP COLUMN "sheets", DROP COLUMN "sheet", DROP COLUMN "header_row"`,
      );
  }
}
