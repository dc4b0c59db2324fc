import { type MigrationInterface, type QueryRunner } from 'typeorm';

export class Maintenance1790003000102 implements MigrationInterface {
  readonly name = 'Maintenance1790003000102';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE "maintenance" (
        "id" integer NOT NULL,
        "is_on" boolean NOT NULL DEFAULT false,
        "message" character varying(200) NOT NULL DEFAULT '',
        "since" TIMESTAMP WITH TIME ZONE,
        "expected_end" TIMESTAMP WITH TIME ZONE,
        "version" integer NOT NULL DEFAULT 1,
        CONSTRAINT "maintenance_pkey" PRIMARY KEY ("id"),
        CONSTRAINT "maintenance_id_check" CHECK (id = 1)
      )`);
    await runner.query(`INSERT INTO "maintenance" ("id") VALUES (1)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE "maintenance"`);
  }
}
