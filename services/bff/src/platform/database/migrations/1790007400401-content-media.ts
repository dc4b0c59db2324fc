import { type MigrationInterface, type QueryRunner } from 'typeorm';

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

const VIDEOS = `
    PERFORM FROM content_video WHERE id = ANY(before || after) ORDER BY id FOR UPDATE;
    UPDATE content_video SET kept_at = now() WHERE id = ANY(before) AND id <> ALL(after);`;

/**
 * Whoever writes a revision, its media are known. They are locked, always in the same order, so that nobody removes what
 * is being named. What is not named any more is kept for a day from now on.
 */
export const nameMedia = ({ withVideos }: { withVideos: boolean }): string => `
  CREATE OR REPLACE FUNCTION content_revision_name_media() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE
    before text[] := ARRAY(
      SELECT media_id FROM content_revision_media WHERE item_id = NEW.item_id AND number = NEW.number);
    after text[] := ARRAY(
      SELECT DISTINCT id FROM (
        SELECT NEW.content ->> 'cover' AS id${withVideos ? ` UNION ALL SELECT NEW.content ->> 'video'` : ''}
         UNION ALL
        SELECT matched.parts[1] FROM regexp_matches(
          NEW.content ->> 'body', 'media:([0-9a-f]{40}-[0-9]{1,4}x[0-9]{1,4})', 'g') AS matched (parts)) AS named
       WHERE id <> '');
  BEGIN
    IF before = '{}' AND after = '{}' THEN
      RETURN NULL;
    END IF;
    PERFORM FROM content_picture WHERE id = ANY(before || after) ORDER BY id, account_id FOR UPDATE;
    UPDATE content_picture SET kept_at = now() WHERE id = ANY(before) AND id <> ALL(after);
    ${withVideos ? VIDEOS : ''}
    DELETE FROM content_revision_media
     WHERE item_id = NEW.item_id AND number = NEW.number AND media_id <> ALL(after);
    INSERT INTO content_revision_media (item_id, number, media_id)
    SELECT NEW.item_id, NEW.number, unnest(after) ON CONFLICT DO NOTHING;
    RETURN NULL;
  END $$`;
