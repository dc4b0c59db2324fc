import { type MigrationInterface, type QueryRunner } from 'typeorm';

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
    await runner.query(LIST_ITEMS);
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
    await runner.query(`
      CREATE FUNCTION content_listing_of_changed() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        PERFORM content_list_items(ARRAY(
          SELECT written.id FROM written JOIN former USING (id)
           WHERE (${LISTED.map((column) => `written.${column}`).join(', ')})
                 IS DISTINCT FROM (${LISTED.map((column) => `former.${column}`).join(', ')})));
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

const CONTENT =
  'title summary subject source author_id language ages_from ages_to labels cover cover_text'.split(' ');
const ITEM = 'kind orientation owner_id updated_at'.split(' ');
/** The columns of an item on which its rows depend. */
const LISTED = [...CONTENT, ...ITEM, 'state', 'online', 'working', 'published'];

/** How a revision calls them. What was stored before a field existed has what the item has. */
const IN_REVISION: Record<string, string> = {
  author_id: 'authorId',
  ages_from: 'agesFrom',
  ages_to: 'agesTo',
  cover_text: 'coverText',
};

function columns(values: {
  newest: boolean;
  shared: string;
  revision: string;
  state: string;
  of: 'item' | 'content';
}) {
  const { newest, shared, revision, state, of } = values;
  const content = CONTENT.map((column) =>
    of === 'item'
      ? `item.${column}`
      : `coalesce(content."${IN_REVISION[column] ?? column}", item.${column}) AS ${column}`,
  );
  const item = ITEM.map((column) => `item.${column}`);
  return [`item.id, ${newest}, ${shared}, ${revision}, ${state}`, ...content, ...item].join(', ');
}

/**
 * Writes the rows of items again: their newest revision, and what is online of them where that is another one. A row that shows
 * both is for all readers.
 */
const LIST_ITEMS = `
  CREATE FUNCTION content_list_items(items integer[]) RETURNS void LANGUAGE sql AS $$
    DELETE FROM content_listing WHERE item_id = ANY(items);
    INSERT INTO content_listing (
      item_id, newest, shared, revision, state, ${[...CONTENT, ...ITEM].join(', ')}, search)
    SELECT listed.*, lower(title || E'\\n' || summary) FROM (
      SELECT ${columns({
        newest: true,
        shared: `item.online = 'online' AND item.state = 'online'`,
        revision: 'coalesce(item.published, item.working)',
        state: 'item.state',
        of: 'item',
      })}
        FROM content_item item
       WHERE item.id = ANY(items) AND (item.working <> item.published) IS NOT TRUE
       UNION ALL
      SELECT ${columns({ newest: true, shared: 'false', revision: 'item.working', state: 'item.state', of: 'content' })}
        FROM content_item item
        JOIN content_revision revision ON revision.item_id = item.id AND revision.number = item.working
       CROSS JOIN LATERAL jsonb_to_record(revision.content) AS content (
               title varchar, summary varchar, subject text, source text, "authorId" int, language text,
               "agesFrom" smallint, "agesTo" smallint, labels text[], cover varchar, "coverText" varchar)
       WHERE item.id = ANY(items) AND item.working <> item.published
       UNION ALL
      SELECT ${columns({
        newest: false,
        shared: 'true',
        revision: 'coalesce(item.published, item.working)',
        state: `'online'`,
        of: 'item',
      })}
        FROM content_item item
       WHERE item.id = ANY(items) AND item.online = 'online'
         AND ((item.working <> item.published) IS TRUE OR item.state <> 'online')
    ) AS listed
  $$`;

const INDEXES = [
  `CREATE INDEX "content_listing_updated_at_idx" ON "content_listing" ("updated_at", "item_id")`,
  `CREATE INDEX "content_listing_title_idx" ON "content_listing" ("title", "item_id")`,
  `CREATE INDEX "content_listing_owner_id_idx" ON "content_listing" ("owner_id")`,
  `CREATE INDEX "content_listing_author_id_idx" ON "content_listing" ("author_id")`,
  `CREATE INDEX "content_listing_labels_idx" ON "content_listing" USING gin (labels)`,
  `CREATE INDEX "content_listing_search_idx" ON "content_listing" USING gin (search gin_trgm_ops)`,
];
