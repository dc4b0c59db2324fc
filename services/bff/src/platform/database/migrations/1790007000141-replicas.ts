import { type MigrationInterface, type QueryRunner } from 'typeorm';

export class Replicas1790007000141 implements MigrationInterface {
  readonly name = 'Replicas1790007000141';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE "replica" (
        "id" uuid NOT NULL,
        "host" character varying(255) NOT NULL,
        "pid" integer NOT NULL,
        "version" character varying(64) NOT NULL,
        "started_at" TIMESTAMP WITH TIME ZONE NOT NULL,
        "seen_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(),
        "streams" integer NOT NULL DEFAULT 0,
        "is_listening" boolean NOT NULL DEFAULT false,
        CONSTRAINT "replica_pkey" PRIMARY KEY ("id")
      )`);
    await runner.query(`
      CREATE TABLE "job_run" (
        "job" character varying(100) NOT NULL,
        "host" character varying(255) NOT NULL,
        "started_at" TIMESTAMP WITH TIME ZONE NOT NULL,
        "duration_ms" integer NOT NULL,
        "failure" text NOT NULL DEFAULT '',
        "succeeded_at" TIMESTAMP WITH TIME ZONE,
        "failures" integer NOT NULL DEFAULT 0,
        CONSTRAINT "job_run_pkey" PRIMARY KEY ("job")
      )`);
    await runner.query(`
      CREATE TABLE "examination" (
        "id" integer NOT NULL,
        "started_at" TIMESTAMP WITH TIME ZONE,
        "ended_at" TIMESTAMP WITH TIME ZONE,
        "findings" jsonb NOT NULL DEFAULT '[]',
        CONSTRAINT "examination_id_check" CHECK (id = 1),
        CONSTRAINT "examination_pkey" PRIMARY KEY ("id")
      )`);
    await runner.query(`INSERT INTO "examination" ("id") VALUES (1)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE "examination"`);
    await runner.query(`DROP TABLE "job_run"`);
    await runner.query(`DROP TABLE "replica"`);
  }
}
