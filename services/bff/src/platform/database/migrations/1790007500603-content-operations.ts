import { type MigrationInterface, type QueryRunner } from 'typeorm';

export class ContentOperations1790007500603 implements MigrationInterface {
  readonly name = 'ContentOperations1790007500603';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE "content_operation" (
        "id" uuid NOT NULL,
        "action" text NOT NULL,
        "account_id" integer NOT NULL,
        "changed" integer NOT NULL,
        "items" jsonb NOT NULL,
        "created_at" timestamp with time zone NOT NULL DEFAULT now(),
        "undone_at" timestamp with time zone,
        CONSTRAINT "content_operation_pkey" PRIMARY KEY ("id")
      )`);
    await runner.query(
      `CREATE INDEX "content_operation_created_at_idx" ON "content_operation" ("created_at")`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE "content_operation"`);
  }
}
