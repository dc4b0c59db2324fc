import { type MigrationInterface, type QueryRunner } from 'typeorm';

/** A channel chooses how it counts people. */
export class CountingOfVisitors1790018000001 implements MigrationInterface {
  readonly name = 'CountingOfVisitors1790018000001';

  /**
   * Nothing tells which channel has sent visitors. Where any has, all but those of the product are taken as if they had: one that
   * does not send them counts no people, as before.
   */
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "channel" ADD "visitors" text NOT NULL DEFAULT 'daily'`);
    await runner.query(`
      UPDATE "channel" SET "visitors" = 'remembered'
       WHERE "id" IN (SELECT "channel_id" FROM "simulated_channel")
          OR NOT "is_sample" AND EXISTS (SELECT FROM "audience_person" WHERE "hash" IS NOT NULL)`);
    await runner.query(`
      CREATE UNLOGGED TABLE "visitor_salt" (
        "day" date NOT NULL,
        "salt" bytea NOT NULL,
        CONSTRAINT "visitor_salt_pkey" PRIMARY KEY ("day")
      ) WITH (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 0)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE "visitor_salt"`);
    await runner.query(`ALTER TABLE "channel" DROP COLUMN "visitors"`);
  }
}
