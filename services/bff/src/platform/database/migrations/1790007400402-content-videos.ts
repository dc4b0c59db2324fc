import { type MigrationInterface, type QueryRunner } from 'typeorm';
import { nameMedia } from './functions/revision-media-1.js';

/** Videos of content items, which revisions name as they name pictures. */
export class ContentVideos1790007400402 implements MigrationInterface {
  readonly name = 'ContentVideos1790007400402';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE "content_item"
        ADD "video" character varying(32) NOT NULL DEFAULT '',
        ADD "seconds" integer`);
    await runner.query(`
      CREATE TABLE "content_video" (
        "id" character varying(32) NOT NULL,
        "account_id" integer NOT NULL,
        "name" character varying(200) NOT NULL,
        "size" double precision NOT NULL,
        "modified" double precision NOT NULL,
        "media_type" text,
        "width" integer,
        "height" integer,
        "seconds" integer,
        "kept_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(),
        CONSTRAINT "content_video_pkey" PRIMARY KEY ("id")
      )`);
    await runner.query(`CREATE INDEX "content_video_account_id_idx" ON "content_video" ("account_id")`);
    await runner.query(`CREATE INDEX "content_video_kept_at_idx" ON "content_video" ("kept_at")`);
    await runner.query(nameMedia({ withVideos: true }));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(nameMedia({ withVideos: false }));
    await runner.query(`DROP TABLE "content_video"`);
    await runner.query(`ALTER TABLE "content_item" DROP COLUMN "seconds", DROP COLUMN "video"`);
  }
}
