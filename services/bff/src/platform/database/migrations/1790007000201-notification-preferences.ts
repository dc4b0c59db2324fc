import { type MigrationInterface, type QueryRunner } from 'typeorm';

export class NotificationPreferences1790007000201 implements MigrationInterface {
  readonly name = 'NotificationPreferences1790007000201';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE "notification_preference" (
        "account_id" integer NOT NULL,
        "ways" jsonb NOT NULL DEFAULT '{}',
        "quiet_from" character varying(5),
        "quiet_to" character varying(5),
        "digest_hour" smallint,
        "digest_at" TIMESTAMP WITH TIME ZONE,
        "version" integer NOT NULL DEFAULT 0,
        CONSTRAINT "notification_preference_pkey" PRIMARY KEY ("account_id"),
        CONSTRAINT "notification_preference_account_id_fkey" FOREIGN KEY ("account_id")
          REFERENCES "account" ("id") ON DELETE CASCADE)`);
    await runner.query(`
      CREATE INDEX "notification_preference_digest_at_idx" ON "notification_preference" ("digest_at")
       WHERE digest_at IS NOT NULL`);
    await runner.query(`ALTER TABLE "message" ADD "kind" text`);
    await runner.query(`ALTER TABLE "message" ADD "quiet_until" TIMESTAMP WITH TIME ZONE`);
    await runner.query(`ALTER TABLE "message" ADD "awaits_digest" boolean NOT NULL DEFAULT false`);
    await runner.query(`
      CREATE INDEX "message_awaits_digest_idx" ON "message" ("account_id") WHERE awaits_digest`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX "message_awaits_digest_idx"`);
    await runner.query(`ALTER TABLE "message" DROP COLUMN "awaits_digest"`);
    await runner.query(`ALTER TABLE "message" DROP COLUMN "quiet_until"`);
    await runner.query(`ALTER TABLE "message" DROP COLUMN "kind"`);
    await runner.query(`DROP TABLE "notification_preference"`);
  }
}
