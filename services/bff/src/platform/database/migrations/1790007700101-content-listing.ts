import { type MigrationInterface, type QueryRunner } from 'typeorm';
import { listContent } from './functions/content-listing-1.js';

/** Items as they are listed, so that one table with indexes is read, and no revisions. */
export class ContentListing1790007700101 implements MigrationInterface {
  readonly name = 'ContentListing1790007700101';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE "content_listing" (
        "item_id" integer NOT NULL,
        "newest" boolean NOT NULL,
        "shared" boolean NOT NULL,
        "revision" integer NOT NULL,
        "kind" text NOT NULL,
        "orientation" text,
        "owner_id" integer,
        "state" text NOT NULL,
        "title" character varying(128) NOT NULL,
        "summary" character varying(2000) NOT NULL,
        "search" text NOT NULL,
        "subject" text NOT NULL,
        "source" text NOT NULL,
        "author_id" integer NOT NULL,
        "language" text NOT NULL,
        "ages_from" smallint NOT NULL,
        "ages_to" smallint NOT NULL,
        "labels" text array NOT NULL,
        "cover" character varying(50) NOT NULL,
        "cover_text" character varying(200) NOT NULL,
        "updated_at" TIMESTAMP WITH TIME ZONE NOT NULL,
        CONSTRAINT "content_listing_pkey" PRIMARY KEY ("item_id", "newest"),
        CONSTRAINT "content_listing_item_id_fkey" FOREIGN KEY ("item_id") REFERENCES "content_item"("id")
          ON DELETE CASCADE ON UPDATE NO ACTION
      )`);
    await listContent(runner);
    await this.follow(runner);
    await runner.query(`SELECT content_list_items(ARRAY(SELECT id FROM content_item ORDER BY id))`);
    for (const index of INDEXES) await runner.query(index);
    await runner.query(`ANALYZE content_listing`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TRIGGER content_listing_insert ON content_item`);
    await runner.query(`DROP TRIGGER content_listing_update ON content_item`);
    await runner.query(`DROP TRIGGER content_listing_insert ON content_revision`);
    await runner.query(`DROP TRIGGER content_listing_update ON content_revision`);
    await runner.query(`DROP FUNCTION content_listing_of_new`);
    await runner.query(`DROP FUNCTION content_listing_of_changed`);
    await runner.query(`DROP FUNCTION content_listing_of_revisions`);
    await runner.query(`DROP FUNCTION content_list_items`);
    await runner.query(`DROP FUNCTION IF EXISTS search_key`);
    await runner.query(`DROP TABLE "content_listing"`);
  }

  /** Triggers, so that it also follows what an older version writes meanwhile. */
  private async follow(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE FUNCTION content_listing_of_new() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        PERFORM content_list_items(ARRAY(SELECT id FROM written));
        RETURN NULL;
      END $$`);
    // The lock lets two changes of one item be listed one after the other.
    await runner.query(`
      CREATE FUNCTION content_listing_of_revisions() RETURNS trigger LANGUAGE plpgsql AS $$
      DECLARE
        changed CONSTANT integer[] := ARRAY(
          SELECT id FROM content_item WHERE working <> published AND (id, working) IN (SELECT item_id, number FROM written)
           ORDER BY id FOR NO KEY UPDATE);
      BEGIN
        PERFORM content_list_items(changed);
        RETURN NULL;
      END $$`);
    const written = 'REFERENCING NEW TABLE AS written';
    for (const [table, insert, update] of [
      ['content_item', 'content_listing_of_new', 'content_listing_of_changed'],
      ['content_revision', 'content_listing_of_revisions', 'content_listing_of_revisions'],
    ] as const) {
      await runner.query(`
        CREATE TRIGGER content_listing_insert AFTER INSERT ON ${table} ${written}
        FOR EACH STATEMENT EXECUTE FUNCTION ${insert}()`);
      await runner.query(`
        CREATE TRIGGER content_listing_update AFTER UPDATE ON ${table}
        ${written} ${table === 'content_item' ? 'OLD TABLE AS former' : ''}
        FOR EACH STATEMENT EXECUTE FUNCTION ${update}()`);
    }
  }
}

const INDEXES = [
  `CREATE INDEX "content_listing_updated_at_idx" ON "content_listing" ("updated_at", "item_id")`,
  `CREATE INDEX "content_listing_title_idx" ON "content_listing" ("title", "item_id")`,
  `CREATE INDEX "content_listing_owner_id_idx" ON "content_listing" ("owner_id")`,
  `CREATE INDEX "content_listing_author_id_idx" ON "content_listing" ("author_id")`,
  `CREATE INDEX "content_listing_labels_idx" ON "content_listing" USING gin (labels)`,
  `CREATE INDEX "content_listing_search_idx" ON "content_listing" USING gin (search gin_trgm_ops)`,
];
