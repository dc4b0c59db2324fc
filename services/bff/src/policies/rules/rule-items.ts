import { currentAuthor } from '../../content/authors/authors.constants.js';
import { ITEM_IS_DELIVERED } from '../../content/content/content.constants.js';
import { labelKeys, labelKeysIn } from '../../platform/database/label-keys.js';
import { type Rule, type RuleOrder } from './policy-rules.constants.js';

/** Of the items, which are called `item`. `$1` to `$8` are the {@link ruleValues}; null allows all. */
function conditions(isShown: string): string {
  return `
  ${isShown}
  AND ($1::text[] IS NULL OR item.subject = ANY($1::text[]))
  AND ($2::text[] IS NULL OR item.language = ANY($2::text[]))
  AND ($3::text[] IS NULL OR item.source = ANY($3::text[]))
  AND ($4::text[] IS NULL OR ${labelKeys('item.labels')} && ${labelKeys('$4::text[]')})
  AND ($5::int[] IS NULL OR item.author_id = ANY(ARRAY(
        SELECT ${currentAuthor('named.id')} FROM unnest($5::int[]) AS named (id))))
  AND ($6::int IS NULL OR item.ages_to >= $6::int)
  AND ($7::int IS NULL OR item.ages_from <= $7::int)
  AND ($8::int IS NULL OR item.published_at >= now() - make_interval(days => $8::int))`;
}

/** Of those that are shown now. */
export const RULE_CONDITIONS = conditions(ITEM_IS_DELIVERED);

export function ruleValues(rule: Rule): unknown[] {
  const { subjects, languages, sources, labels, authorIds, ages, newerThanDays } = rule;
  const lists = [subjects, languages, sources, labels, authorIds];
  return [
    ...lists.map((list) => (list.length === 0 ? null : list)),
    ages?.from ?? null,
    ages?.to ?? null,
    newerThanDays ?? null,
  ];
}

const RECENT_CLICKS = 'JOIN content_popularity recent ON recent.item_id = item.id';

const ORDERS: Record<RuleOrder, { join: string; by: string }> = {
  newest: { join: '', by: 'item.published_at DESC, item.id DESC' },
  oldest: { join: '', by: 'item.published_at, item.id' },
  title: { join: '', by: 'item.title, item.id' },
  popular: { join: RECENT_CLICKS, by: 'recent.clicks DESC, recent.item_id DESC' },
};

/**
 * The keys of the items of a rule in its order, as the column `id`. `$9` is the content type of the set.
 * @param isShown of the row `item`
 */
export function idsInOrder(
  order: RuleOrder,
  limit: string,
  offset = '0',
  isShown: string = ITEM_IS_DELIVERED,
): string {
  const { join, by } = ORDERS[order];
  return `
    SELECT item.id FROM content_item item ${join}
     WHERE ${conditions(isShown)} AND policy_holds($9::text, item.kind, item.orientation)
     ORDER BY ${by} LIMIT ${limit} OFFSET ${offset}`;
}

/** The same conditions on a row `item` of columns, for all rows `rule` of the rules at once. */
export const RULE_HOLDS_ITEM = `
  (rule.rule -> 'subjects' = '[]' OR rule.rule -> 'subjects' ? item.subject)
  AND (rule.rule -> 'languages' = '[]' OR rule.rule -> 'languages' ? item.language)
  AND (rule.rule -> 'sources' = '[]' OR rule.rule -> 'sources' ? item.source)
  AND (rule.rule -> 'labels' = '[]' 
        OR ${labelKeysIn("rule.rule -> 'labels'")} && ${labelKeys('item.labels')})
  AND (rule.rule -> 'ages' IS NULL OR (
        item.ages_to >= (rule.rule -> 'ages' ->> 'from')::int AND item.ages_from <= (rule.rule -> 'ages' ->> 'to')::int))
  AND (rule.rule -> 'newerThanDays' IS NULL
        OR item.published_at >= now() - make_interval(days => (rule.rule ->> 'newerThanDays')::int))
  AND (rule.rule -> 'authorIds' = '[]' OR EXISTS (
        SELECT FROM jsonb_array_elements_text(rule.rule -> 'authorIds') AS named (id)
         WHERE item.author_id = ${currentAuthor('named.id::int')}))`;

/** SQL for the number of items of a rule in a set. @param contentType an expression */
export function countOf(contentType: string): string {
  return `
    CASE ${contentType} WHEN 'img' THEN rule.img WHEN 'horizontalVideo' THEN rule.horizontal_video
                        ELSE rule.vertical_video END`;
}

/** The numbers of items by content type, at most the limit, which is `$9`. */
export const RULE_COUNTS = `
  SELECT ${['img', 'horizontalVideo', 'verticalVideo']
    .map(
      (type) =>
        `least($9::int, count(*) FILTER (WHERE policy_holds('${type}', item.kind, item.orientation)))::int AS "${type}"`,
    )
    .join(', ')}
    FROM content_item item WHERE ${RULE_CONDITIONS}`;
