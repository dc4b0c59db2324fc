import { type MigrationInterface, type QueryRunner } from 'typeorm';

export class AccountAdministration1790007000071 implements MigrationInterface {
  readonly name = 'AccountAdministration1790007000071';

  /** The version before does not know how long a link lasts, and makes those of half an hour only. */
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "account" ADD "version" integer NOT NULL DEFAULT 1`);
    await runner.query(`ALTER TABLE "account" ADD "deleted_at" TIMESTAMP WITH TIME ZONE`);
    await runner.query(`
      ALTER TABLE "password_link" ADD "expires_at" TIMESTAMP WITH TIME ZONE NOT NULL
        DEFAULT (now() + '00:30:00'::interval)`);
    await runner.query(`UPDATE "password_link" SET "expires_at" = "created_at" + interval '30 minutes'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "password_link" DROP COLUMN "expires_at"`);
    await runner.query(`ALTER TABLE "account" DROP COLUMN "deleted_at"`);
    await runner.query(`ALTER TABLE "account" DROP COLUMN "version"`);
  }
}
