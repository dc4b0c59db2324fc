import { type SortOrder } from '../../common/paging/sort-orders.constants.js';
import { escapeLike } from '../../common/text/escape-like.js';
import { currentAuthor } from '../../content/authors/authors.constants.js';
import { Conditions } from '../../platform/database/conditions.js';
import { type ContentItemFilter } from './content-item-query.dto.js';
import { type ItemReader } from './content-item-row.js';
import { type ItemSort } from './content-items.constants.js';

const SORTS = { updated: 'updated_at', created: 'id', title: 'title' } as const satisfies Record<
  ItemSort,
  string
>;
const SHARED_COLUMNS =
  'item.id, item.kind, item.online, item.owner_id, item.external_id, item.orientation, item.online_from, item.online_until, item.updated_at, item.version';
/** Whether the columns of the item are those of its published revision, and a newer one is worked on. */
const IS_CHANGED = 'item.working <> item.published';

/**
 * The items as the reader sees them: the newest revision of those that are the reader's to work on, and what is online of
 * all others. Two parts, whose columns have the same types: PostgreSQL passes conditions on to parts only then. `$1` is the
 * account of the reader.
 */
function partsSeenBy({ seesAll }: ItemReader): [string, string] {
  const isOwn = seesAll ? '$1::int IS NOT NULL' : 'item.owner_id = $1::int';
  const online = `item.online = 'online' AND item.owner_id IS DISTINCT FROM $1::int`;
  return [
    `
    SELECT ${SHARED_COLUMNS}, item.title, item.summary, item.subject, item.source, item.author_id, item.language,
           item.ages_from, item.ages_to, item.labels, item.cover, item.cover_text,
           coalesce(item.published, item.working) AS revision,
           ${seesAll ? 'item.state' : `CASE WHEN ${isOwn} THEN item.state ELSE 'online' END AS state`}
      FROM content_item item
     WHERE ${isOwn} AND (${IS_CHANGED}) IS NOT TRUE ${seesAll ? '' : `OR ${online}`}`,
    `
    SELECT ${SHARED_COLUMNS}, content.title, content.summary, content.subject, content.source,
           ${currentAuthor('content."authorId"')} AS author_id, content.language,
           content."agesFrom" AS ages_from, content."agesTo" AS ages_to, content.labels,
           coalesce(content.cover, '') AS cover, coalesce(content."coverText", '') AS cover_text,
           item.working AS revision, item.state
      FROM content_item item
      JOIN content_revision revision ON revision.item_id = item.id AND revision.number = item.working
     CROSS JOIN LATERAL jsonb_to_record(revision.content) AS content (
             title varchar, summary varchar, subject text, source text, "authorId" int, language text,
             "agesFrom" smallint, "agesTo" smallint, labels text[], cover varchar, "coverText" varchar)
     WHERE ${IS_CHANGED} AND (${IS_CHANGED}) IS TRUE AND ${isOwn}`,
  ];
}

/** The values begin with the account of the reader, which {@link seenItems} names. */
export function conditionsOf(filter: ContentItemFilter, { accountId }: ItemReader): Conditions {
  const { fits, authorId, age, label, search, mine } = filter;
  let rows = new Conditions([], [accountId]).with(
    filter.deleted ? `state = 'removed'` : `state <> 'removed'`,
  );
  for (const column of ['kind', 'subject', 'source', 'language', 'state'] as const)
    if (filter[column] !== undefined) rows = rows.with(`${column} = ?`, filter[column]);
  if (fits !== undefined) rows = rows.with('policy_holds(?::text, kind, orientation)', fits);
  if (authorId !== undefined) rows = rows.with(`author_id = ${currentAuthor('?::int')}`, authorId);
  if (age !== undefined) rows = rows.with('?::int BETWEEN ages_from AND ages_to', age);
  if (label) rows = rows.with('labels @> ?::text[]', [label]);
  if (search) rows = rows.with(`title || E'\\n' || summary ILIKE ?`, `%${escapeLike(search)}%`);
  if (mine !== undefined) rows = rows.with(`(owner_id = $1::int) IS ${mine ? '' : 'NOT '}TRUE`);
  return rows;
}

/** The column that items are sorted by. */
export function sortColumn(sort: ItemSort): (typeof SORTS)[ItemSort] {
  return SORTS[sort];
}

export function orderBy(sort: ItemSort, order: SortOrder): string {
  const way = order === 'asc' ? 'ASC' : 'DESC';
  const column = SORTS[sort];
  return `${column} ${way}${column === 'id' ? '' : `, id ${way}`}`;
}

/** SQL for the items as the reader sees them. @param tail an order and a limit, which apply to each of the parts */
export function seenItems(reader: ItemReader, where: string, tail = ''): string {
  const parts = partsSeenBy(reader).map((part) => `(SELECT * FROM (${part}) AS part WHERE ${where} ${tail})`);
  return `(${parts.join(' UNION ALL ')}) AS seen`;
}

/** Filters of columns that differ from revision to revision. */
const OF_REVISIONS = ['search', 'subject', 'source', 'language', 'authorId', 'age', 'label'] as const;

/** SQL for the same items where they are only counted. Without a filter of these columns no revision has to be read. */
export function countedItems(reader: ItemReader, where: string, filter: ContentItemFilter): string {
  if (OF_REVISIONS.some((field) => filter[field] !== undefined)) return seenItems(reader, where);
  const { seesAll } = reader;
  const state = seesAll ? 'state' : `CASE WHEN owner_id = $1::int THEN state ELSE 'online' END AS state`;
  return `
    (SELECT kind, orientation, owner_id, ${state} FROM content_item
      WHERE ${seesAll ? '$1::int IS NOT NULL' : `owner_id = $1::int OR online = 'online'`}) AS seen WHERE ${where}`;
}
