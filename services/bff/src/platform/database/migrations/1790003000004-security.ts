import { type MigrationInterface, type QueryRunner } from 'typeorm';

export class Security1790003000004 implements MigrationInterface {
  readonly name = 'Security1790003000004';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE "account"
        ADD "password_changed_at" TIMESTAMP WITH TIME ZONE,
        ADD "email_confirmed" boolean NOT NULL DEFAULT false`);
    await runner.query(`ALTER TABLE "session" ADD "last_seen_at" TIMESTAMP WITH TIME ZONE`);
    await runner.query(`UPDATE "session" SET "last_seen_at" = "created_at"`);
    await runner.query(`
      ALTER TABLE "session"
        ALTER COLUMN "last_seen_at" SET DEFAULT now(),
        ALTER COLUMN "last_seen_at" SET NOT NULL`);
    await runner.query(`
      CREATE TABLE "recovery_code" (
        "account_id" integer NOT NULL,
        "hash" text NOT NULL,
        "created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(),
        "used_at" TIMESTAMP WITH TIME ZONE,
        CONSTRAINT "recovery_code_pkey" PRIMARY KEY ("account_id", "hash"),
        CONSTRAINT "recovery_code_account_id_fkey" FOREIGN KEY ("account_id")
          REFERENCES "account"("id") ON DELETE CASCADE ON UPDATE NO ACTION
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE "recovery_code"`);
    await runner.query(`ALTER TABLE "session" DROP COLUMN "last_seen_at"`);
    await runner.query(
      `ALTER TABLE "account" DROP COLUMN "email_confirmed", DROP COLUMN "password_changed_at"`,
    );
  }
}
