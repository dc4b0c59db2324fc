import { type Language } from '../../common/messages/languages.constants.js';
import {
  type ContentKind,
  ITEM_IS_DELIVERED,
  type Subject,
} from '../../content/content/content.constants.js';
import { Conditions } from '../../platform/database/conditions.js';
import { labelKeys } from '../../platform/database/label-keys.js';
import { anywhere } from '../../platform/database/search-text.js';
import { type IndexedPairs, isShortText, withShortText } from '../../platform/database/short-texts.js';
import { DELIVERED_COLUMNS } from '../../policies/members/policy-members.service.js';

/** Conditions that are not given hold for all. */
export interface ItemSearch {
  search?: string;
  label?: string;
  language?: Language;
  kind?: ContentKind;
  subject?: Subject;
  age?: number;
  externalId?: string;
  updatedSince?: Date;
  /** Only those that follow this one. */
  after?: number;
  limit: number;
}

/** Whose values each have their own condition. */
const CONDITIONS = [
  ['label', `${labelKeys('item.labels')} @> ${labelKeys('ARRAY[?::text]')}`],
  ['language', 'item.language = ?'],
  ['kind', 'item.kind = ?'],
  ['subject', 'item.subject = ?'],
  ['age', '?::int BETWEEN item.ages_from AND item.ages_to'],
  ['externalId', `item.external_id = ? AND item.state <> 'removed'`],
  ['updatedSince', 'item.delivered_since >= ?'],
] as const;

/** Title and summary of what is online, which are indexed for searches. */
const LISTED = 'JOIN content_listing listed ON listed.item_id = item.id AND listed.shared';
const SEARCHED: IndexedPairs = { column: 'listed.search', pairs: 'content_pairs' };

/** SQL for the items that are delivered now. What was published last comes first; the place of an item never changes. */
export function searchItems({ limit, search, after, ...given }: ItemSearch): {
  sql: string;
  values: unknown[];
} {
  let rows = new Conditions([ITEM_IS_DELIVERED], [limit]);
  for (const [name, condition] of CONDITIONS)
    if (given[name] !== undefined) rows = rows.with(condition, given[name]);
  if (search !== undefined)
    rows = isShortText(search)
      ? withShortText(rows, SEARCHED, search)
      : rows.with(`${SEARCHED.column} LIKE search_key(?)`, anywhere(search));
  if (after !== undefined)
    rows = rows.with(
      '(item.published_at, item.id) < (SELECT published_at, id FROM content_item WHERE id = ?::int)',
      after,
    );
  const sql = `
    SELECT ${DELIVERED_COLUMNS}
      FROM content_item item JOIN author ON author.id = item.author_id
           ${search === undefined ? '' : LISTED}
     WHERE ${rows.sql}
     ORDER BY item.published_at DESC, item.id DESC LIMIT $1`;
  return { sql, values: rows.values };
}
