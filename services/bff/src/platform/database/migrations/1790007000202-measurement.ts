import { type MigrationInterface, type QueryRunner } from 'typeorm';

export class Measurement1790007000202 implements MigrationInterface {
  readonly name = 'Measurement1790007000202';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE "measurement" (
        "id" integer NOT NULL,
        "started_at" TIMESTAMP WITH TIME ZONE,
        "measured_at" TIMESTAMP WITH TIME ZONE,
        "measured" jsonb,
        CONSTRAINT "measurement_id_check" CHECK (id = 1),
        CONSTRAINT "measurement_pkey" PRIMARY KEY ("id")
      )`);
    await runner.query(`INSERT INTO "measurement" ("id") VALUES (1)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE "measurement"`);
  }
}
