import { labelKeys } from '../../platform/database/label-keys.js';
import { type SortOrder } from '../../common/paging/sort-orders.constants.js';
import { currentAuthor, mergedAuthors } from '../../content/authors/authors.constants.js';
import { Conditions } from '../../platform/database/conditions.js';
import { anywhere } from '../../platform/database/search-text.js';
import { type IndexedPairs, isShortText, withShortText } from '../../platform/database/short-texts.js';
import { CONTENT_ITEM_FIELDS, CONTENT_ITEM_FILTER_FIELDS } from './content-item-fields.constants.js';
import { type ContentItemFilter } from './content-item-query.dto.js';
import { type ItemReader } from './content-item-row.js';
import { type ItemSort } from './content-items.constants.js';

const SORTS = { updated: 'updated_at', created: 'id', title: 'title' } as const satisfies Record<
  ItemSort,
  string
>;

const SEARCH_PAIRS: IndexedPairs = { column: 'search', pairs: 'content_pairs' };

/**
 * SQL for the items as the reader sees them, as `seen`: the newest revision of those that are the reader's to work on, and what
 * is online of all others. `$1` is the account of the reader.
 */
export function seenItems({ seesAll }: ItemReader): string {
  const isSeen = seesAll
    ? 'newest AND $1::int IS NOT NULL'
    : '(newest AND owner_id = $1::int OR shared AND owner_id IS DISTINCT FROM $1::int)';
  return `
    (SELECT item_id AS id, content_listing.* FROM content_listing WHERE ${isSeen}) AS seen`;
}

/** The values begin with the account of the reader, which {@link seenItems} names, and those of {@link conditionsBesideText}. */
export function conditionsOf(filter: ContentItemFilter, reader: ItemReader): Conditions {
  const rows = conditionsBesideText(filter, reader);
  return filter.search ? withText(rows, filter.search) : rows;
}

export function withText(rows: Conditions, search: string): Conditions {
  return rows.with('search LIKE search_key(?)', anywhere(search));
}

/** The same for one that few rows have, which is found in an index however short it is. */
export function withRareText(rows: Conditions, search: string): Conditions {
  return isShortText(search) ? withShortText(rows, SEARCH_PAIRS, search) : withText(rows, search);
}

/** All but the text that is searched for. */
export function conditionsBesideText(filter: ContentItemFilter, { accountId }: ItemReader): Conditions {
  const { fits, authorId, age, label, mine } = filter;
  let rows = new Conditions([], [accountId]).with(
    filter.deleted ? `state = 'removed'` : `state <> 'removed'`,
  );
  for (const field of CONTENT_ITEM_FILTER_FIELDS)
    if (filter[field] !== undefined)
      rows = rows.with(`${CONTENT_ITEM_FIELDS[field].column} = ?`, filter[field]);
  if (fits !== undefined) rows = rows.with('policy_holds(?::text, kind, orientation)', fits);
  if (authorId !== undefined)
    rows = rows.with(`author_id = ANY(ARRAY${mergedAuthors(currentAuthor('?::int'))})`, authorId);
  if (age !== undefined) rows = rows.with('?::int BETWEEN ages_from AND ages_to', age);
  if (label) rows = rows.with(`${labelKeys('labels')} @> ${labelKeys('?::text[]')}`, [label]);
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
