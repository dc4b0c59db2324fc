import { type MigrationInterface, type QueryRunner } from 'typeorm';

/** What there is of videos in the bucket, finished or not. A row outlives its video until the bucket has removed the object. */
export class VideoObjects1790007700201 implements MigrationInterface {
  readonly name = 'VideoObjects1790007700201';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE "video_object" (
        "id" character varying(32) NOT NULL,
        "size" double precision NOT NULL,
        "upload_id" text NOT NULL,
        "stored" double precision NOT NULL DEFAULT 0,
        "tails" double precision array NOT NULL DEFAULT '{}',
        CONSTRAINT "video_object_pkey" PRIMARY KEY ("id")
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE "video_object"`);
  }
}
