import { type MigrationInterface, type QueryRunner } from 'typeorm';

/** The hash of the file that was looked at, and that an upload to the bucket takes nothing more. */
export class BytesOfVideos1790008500001 implements MigrationInterface {
  readonly name = 'BytesOfVideos1790008500001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE "content_video" ADD "sha256" character varying(64)');
    await runner.query('ALTER TABLE "video_object" ADD "closed" boolean NOT NULL DEFAULT false');
    await runner.query(`
      UPDATE "video_object" object SET "closed" = true
        FROM "content_video" video WHERE video."id" = object."id" AND video."media_type" IS NOT NULL`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE "video_object" DROP COLUMN "closed"');
    await runner.query('ALTER TABLE "content_video" DROP COLUMN "sha256"');
  }
}
