import { type QueryRunner } from 'typeorm';
import { SEARCH_KEY } from './search-text.js';

interface Column {
  name: string;
  /** How revisions call it. */
  field: string;
  type: string;
}

/** The columns of `content_listing` that are not written by people. */
const LISTED = 'item_id newest shared revision state search'.split(' ');
const ITEM = 'kind orientation owner_id updated_at'.split(' ');

/**
 * Defines the functions by which triggers write `content_listing`, for the columns that it has now. A migration that adds a column
 * to `content_item` and `content_listing` calls it.
 */
export async function listContent(runner: QueryRunner): Promise<void> {
  const found = (await runner.query(
    `SELECT attname AS name, format_type(atttypid, NULL) AS type FROM pg_attribute
      WHERE attrelid = 'content_listing'::regclass AND attnum > 0 AND NOT attisdropped ORDER BY attnum`,
  )) as Pick<Column, 'name' | 'type'>[];
  const content = found
    .filter(({ name }) => ![...LISTED, ...ITEM].includes(name))
    .map((column) => ({ ...column, field: camelCase(column.name) }));
  await runner.query(SEARCH_KEY);
  await runner.query(listItems(content));
  await runner.query(listChanged(content));
}

function camelCase(column: string): string {
  return column.replace(/_(.)/g, (_, letter: string) => letter.toUpperCase());
}

function listChanged(content: Column[]): string {
  // The columns of an item on which its rows depend.
  const columns = [...content.map(({ name }) => name), ...ITEM, 'state', 'online', 'working', 'published'];
  const valuesOf = (table: string) => columns.map((column) => `${table}.${column}`).join(', ');
  return `
    CREATE OR REPLACE FUNCTION content_listing_of_changed() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      PERFORM content_list_items(ARRAY(
        SELECT written.id FROM written JOIN former USING (id)
         WHERE (${valuesOf('written')}) IS DISTINCT FROM (${valuesOf('former')})));
      RETURN NULL;
    END $$`;
}

interface Row {
  newest: boolean;
  shared: string;
  revision: string;
  state: string;
  of: 'item' | 'content';
}

/** What was stored before a field existed has what the item has. */
function valuesOf(content: Column[], { newest, shared, revision, state, of }: Row): string {
  const written = content.map(({ name, field }) =>
    of === 'item' ? `item.${name}` : `coalesce(content."${field}", item.${name}) AS ${name}`,
  );
  const item = ITEM.map((column) => `item.${column}`);
  return [`item.id, ${newest}, ${shared}, ${revision}, ${state}`, ...written, ...item].join(', ');
}

/**
 * Writes the rows of items again: their newest revision, and what is online of them where that is another one. A row that shows
 * both is for all readers.
 */
function listItems(content: Column[]): string {
  const columns = [...content.map(({ name }) => name), ...ITEM].join(', ');
  const typed = content.map(({ field, type }) => `"${field}" ${type}`).join(', ');
  const published = 'coalesce(item.published, item.working)';
  return `
    CREATE OR REPLACE FUNCTION content_list_items(items integer[]) RETURNS void LANGUAGE sql AS $$
      DELETE FROM content_listing WHERE item_id = ANY(items);
      INSERT INTO content_listing (item_id, newest, shared, revision, state, ${columns}, search)
      SELECT listed.*, search_key(title || E'\\n' || summary) FROM (
        SELECT ${valuesOf(content, {
          ...{ newest: true, revision: published, state: 'item.state', of: 'item' },
          shared: `item.online = 'online' AND item.state = 'online'`,
        })}
          FROM content_item item
         WHERE item.id = ANY(items) AND (item.working <> item.published) IS NOT TRUE
         UNION ALL
        SELECT ${valuesOf(content, {
          ...{ newest: true, shared: 'false', revision: 'item.working', state: 'item.state', of: 'content' },
        })}
          FROM content_item item
          JOIN content_revision revision ON revision.item_id = item.id AND revision.number = item.working
         CROSS JOIN LATERAL jsonb_to_record(revision.content) AS content (${typed})
         WHERE item.id = ANY(items) AND item.working <> item.published
         UNION ALL
        SELECT ${valuesOf(content, {
          ...{ newest: false, shared: 'true', revision: published, state: `'online'`, of: 'item' },
        })}
          FROM content_item item
         WHERE item.id = ANY(items) AND item.online = 'online'
           AND ((item.working <> item.published) IS TRUE OR item.state <> 'online')
      ) AS listed
    $$`;
}
