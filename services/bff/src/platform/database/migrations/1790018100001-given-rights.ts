import { type MigrationInterface, type QueryRunner } from 'typeorm';

/** Who has entitled an account lately, and what it was before: unknown for what happened earlier, which limits nobody. */
export class GivenRights1790018100001 implements MigrationInterface {
  readonly name = 'GivenRights1790018100001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE "account"
        ADD "entitled_by" integer[] NOT NULL DEFAULT '{}',
        ADD "entitled_at" timestamptz,
        ADD "former_role" text,
        ADD "former_until" timestamptz`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE "account"
        DROP "former_until",
        DROP "former_role",
        DROP "entitled_at",
        DROP "entitled_by"`);
  }
}
