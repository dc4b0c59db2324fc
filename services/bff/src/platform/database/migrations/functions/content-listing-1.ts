import { type QueryRunner } from 'typeorm';

/** Invisible characters and combining marks, as a character class for PostgreSQL. */
const FOLDED = String.raw`[\u0300-\u036f\u00ad\u200b-\u200f\u2060\ufe00-\ufe0f\ufeff]`;
/** Letters that Unicode does not take apart, and the marks that people type as an apostrophe. */
const [LETTERS, SAME_LETTERS] = ['đøłħı’‘ʼʻ′`', "dolhi''''''"];
const [SUBSCRIPT, SAME_SUBSCRIPT] = ['\u17D2\u178F', '\u17D2\u178A'];

/**
 * The function that makes of a text what is searched: without what only spelling tells apart, which is case, accents, width, the
 * composition of letters, apostrophes, and in Khmer the breaks between words and two letters whose subscripts look the same.
 * A text of ASCII, whose length is its size, needs none of it but the case.
 */
const SEARCH_KEY = `
  CREATE OR REPLACE FUNCTION search_key(content text) RETURNS text
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN CASE
    WHEN octet_length(content) = length(content) THEN translate(lower(content), '\`', '''')
    ELSE replace(translate(regexp_replace(lower(normalize(content, NFKD)), '${FOLDED}', '', 'g'),
                           '${LETTERS}', '${SAME_LETTERS.replaceAll("'", "''")}'), '${SUBSCRIPT}', '${SAME_SUBSCRIPT}')
  END`;

interface Column {
  name: string;
  /** How revisions call it. */
  field: string;
  type: string;
  isNullable: boolean;
}

/** The columns of `content_listing` that are not written by people. */
const LISTED = 'item_id newest shared revision state search'.split(' ');
const ITEM = 'kind orientation owner_id updated_at'.split(' ');

/**
 * Defines the functions by which triggers write `content_listing`, for the columns that it has now. A migration that adds a column
 * to `content_item` and `content_listing` calls it. Released migrations call it too, so it does not change: another way to list
 * content is another file.
 */
export async function listContent(runner: QueryRunner): Promise<void> {
  const found = (await runner.query(
    `SELECT attname AS name, format_type(atttypid, NULL) AS type, NOT attnotnull AS "isNullable" FROM pg_attribute
      WHERE attrelid = 'content_listing'::regclass AND attnum > 0 AND NOT attisdropped ORDER BY attnum`,
  )) as Omit<Column, 'field'>[];
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

/** What was stored before a field existed has what the item has. Of a field that may be empty, null is what was stored. */
function valuesOf(content: Column[], { newest, shared, revision, state, of }: Row): string {
  const written = content.map(({ name, field, isNullable }) => {
    if (of === 'item') return `item.${name}`;
    return isNullable
      ? `CASE WHEN revision.content ? '${field}' THEN content."${field}" ELSE item.${name} END AS ${name}`
      : `coalesce(content."${field}", item.${name}) AS ${name}`;
  });
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
