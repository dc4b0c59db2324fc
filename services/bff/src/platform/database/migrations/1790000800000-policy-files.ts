import { type MigrationInterface, type QueryRunner } from 'typeorm';

export class PolicyFiles1790000800000 implements MigrationInterface {
  readonly name = 'PolicyFiles1790000800000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE "policy_import" (
        "id" uuid NOT NULL,
        "account_id" integer NOT NULL,
        "created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(),
        "format" text NOT NULL,
        "encoding" text NOT NULL,
        "header" jsonb NOT NULL,
        "rows" jsonb NOT NULL,
        "columns" jsonb NOT NULL,
        "result" jsonb,
        CONSTRAINT "policy_import_pkey" PRIMARY KEY ("id")
      )`);
    await runner.query(
      `CREATE INDEX "policy_import_account_id_idx" ON "policy_import" ("account_id", "created_at")`,
    );
    await runner.query(`
      CREATE TABLE "policy_download" (
        "token_hash" text NOT NULL,
        "request" jsonb NOT NULL,
        "created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(),
        CONSTRAINT "policy_download_pkey" PRIMARY KEY ("token_hash")
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE "policy_download"`);
    await runner.query(`DROP TABLE "policy_import"`);
  }
}
