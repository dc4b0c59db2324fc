import { type MigrationInterface, type QueryRunner } from 'typeorm';

export class EmailChanges1790003000104 implements MigrationInterface {
  readonly name = 'EmailChanges1790003000104';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE "email_change" (
        "account_id" integer NOT NULL,
        "email" character varying(254) NOT NULL,
        "code_hash" text NOT NULL,
        "attempts" integer NOT NULL DEFAULT 0,
        "expires_at" TIMESTAMP WITH TIME ZONE NOT NULL,
        CONSTRAINT "email_change_pkey" PRIMARY KEY ("account_id"),
        CONSTRAINT "email_change_account_id_fkey" FOREIGN KEY ("account_id")
          REFERENCES "account"("id") ON DELETE CASCADE ON UPDATE NO ACTION
      )`);
    await runner.query(`
      CREATE TABLE "email_code_count" (
        "key" character varying(255) NOT NULL,
        "points" integer NOT NULL DEFAULT 0,
        "expire" bigint,
        CONSTRAINT "email_code_count_pkey" PRIMARY KEY ("key")
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE "email_code_count"`);
    await runner.query(`DROP TABLE "email_change"`);
  }
}
