import { type MigrationInterface, type QueryRunner } from 'typeorm';

/** Up to where the events of a stream of NATS are counted. */
export class EventStream1790007600101 implements MigrationInterface {
  readonly name = 'EventStream1790007600101';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE "event_stream" (
        "name" character varying(64) NOT NULL,
        "created" character varying(40) NOT NULL,
        "sequence" bigint NOT NULL,
        CONSTRAINT "event_stream_pkey" PRIMARY KEY ("name")
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE "event_stream"`);
  }
}
