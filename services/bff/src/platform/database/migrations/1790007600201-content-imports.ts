import { type MigrationInterface, type QueryRunner } from 'typeorm';

export class ContentImports1790007600201 implements MigrationInterface {
  readonly name = 'ContentImports1790007600201';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE "content_import" (
        "id" uuid NOT NULL,
        "account_id" integer NOT NULL,
        "created_at" timestamp with time zone NOT NULL DEFAULT now(),
        "file_name" character varying(255) NOT NULL DEFAULT '',
        "format" text NOT NULL,
        "encoding" text NOT NULL,
        "header" jsonb NOT NULL,
        "rows" jsonb NOT NULL,
        "columns" jsonb NOT NULL,
        "result" json,
        CONSTRAINT "content_import_pkey" PRIMARY KEY ("id")
      )`);
    await runner.query(
      `CREATE INDEX "content_import_account_id_idx" ON "content_import" ("account_id", "created_at")`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE "content_import"`);
  }
}
