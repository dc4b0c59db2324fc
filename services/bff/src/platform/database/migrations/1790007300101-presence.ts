import { type MigrationInterface, type QueryRunner } from 'typeorm';

/** When people were here last. What is known of it before are the pages that they opened. */
export class Presence1790007300101 implements MigrationInterface {
  readonly name = 'Presence1790007300101';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE "presence" (
        "account_id" integer NOT NULL,
        "seen_at" TIMESTAMP WITH TIME ZONE NOT NULL,
        "left_at" TIMESTAMP WITH TIME ZONE,
        CONSTRAINT "presence_pkey" PRIMARY KEY ("account_id"),
        CONSTRAINT "presence_account_id_fkey" FOREIGN KEY ("account_id")
          REFERENCES "account"("id") ON DELETE CASCADE ON UPDATE NO ACTION
      )`);
    await runner.query(`
      INSERT INTO "presence" ("account_id", "seen_at")
      SELECT "account_id", max("visited_at") FROM "recent_page" GROUP BY "account_id"`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE "presence"`);
  }
}
