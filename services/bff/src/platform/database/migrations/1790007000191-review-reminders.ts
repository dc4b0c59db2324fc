import { type MigrationInterface, type QueryRunner } from 'typeorm';

export class ReviewReminders1790007000191 implements MigrationInterface {
  readonly name = 'ReviewReminders1790007000191';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE "review_reminder" (
        "entity" text NOT NULL,
        "record_id" integer NOT NULL,
        "reminded_at" TIMESTAMP WITH TIME ZONE NOT NULL,
        CONSTRAINT "review_reminder_pkey" PRIMARY KEY ("entity", "record_id"))`);
    await runner.query(`
      CREATE INDEX "application_open_idx" ON "application" ("created_at", "id")
       WHERE state NOT IN ('submitApplication', 'done')`);
    await runner.query(`
      CREATE INDEX "enquiry_open_idx" ON "enquiry" ("created_at", "id") WHERE state <> 'closed'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX "enquiry_open_idx"`);
    await runner.query(`DROP INDEX "application_open_idx"`);
    await runner.query(`DROP TABLE "review_reminder"`);
  }
}
