import { type MigrationInterface, type QueryRunner } from 'typeorm';
import { nameMedia } from './functions/revision-media-1.js';

/** Pictures of content items, and which revisions name them. */
export class ContentMedia1790007400401 implements MigrationInterface {
  readonly name = 'ContentMedia1790007400401';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE "content_item"
        ADD "cover" character varying(50) NOT NULL DEFAULT '',
        ADD "cover_text" character varying(200) NOT NULL DEFAULT ''`);
    await runner.query(`
      CREATE TABLE "content_picture" (
        "id" character varying(50) NOT NULL,
        "account_id" integer NOT NULL,
        "kept_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(),
        CONSTRAINT "content_picture_pkey" PRIMARY KEY ("id", "account_id")
      )`);
    await runner.query(`CREATE INDEX "content_picture_kept_at_idx" ON "content_picture" ("kept_at")`);
    await runner.query(`
      CREATE TABLE "content_revision_media" (
        "item_id" integer NOT NULL,
        "number" integer NOT NULL,
        "media_id" character varying(50) NOT NULL,
        CONSTRAINT "content_revision_media_pkey" PRIMARY KEY ("item_id", "number", "media_id"),
        CONSTRAINT "content_revision_media_revision_fkey" FOREIGN KEY ("item_id", "number")
          REFERENCES "content_revision"("item_id", "number") ON DELETE CASCADE ON UPDATE NO ACTION
      )`);
    await runner.query(
      `CREATE INDEX "content_revision_media_media_id_idx" ON "content_revision_media" ("media_id")`,
    );
    await runner.query(nameMedia({ withVideos: false }));
    await runner.query(`
      CREATE TRIGGER "content_revision_name_media" AFTER INSERT OR UPDATE OF content ON "content_revision"
        FOR EACH ROW EXECUTE FUNCTION content_revision_name_media()`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TRIGGER "content_revision_name_media" ON "content_revision"`);
    await runner.query(`DROP FUNCTION content_revision_name_media`);
    await runner.query(`DROP TABLE "content_revision_media"`);
    await runner.query(`DROP TABLE "content_picture"`);
    await runner.query(`ALTER TABLE "content_item" DROP COLUMN "cover_text", DROP COLUMN "cover"`);
  }
}
