import { type Language } from '../../common/messages/languages.constants.js';
import { type ContentKind, type Orientation, type Subject } from '../../content/content/content.constants.js';
import { integer, json, nullable, text, textList } from '../../platform/database/statements/column.js';
import { defineStatement, type RowOf } from '../../platform/database/statements/define-statement.js';
import { type ContentType, type FilterType } from '../policies/policies.constants.js';
import { type Rule } from '../rules/policy-rules.constants.js';
import { SET_IS_DELIVERED } from './policy-members.constants.js';

/** What the delivery tells of an item, as it was published. */
const COLUMNS = {
  id: integer,
  /** Number of the published revision. */
  published: integer,
  kind: text<ContentKind>(),
  orientation: nullable(text<Orientation>()),
  title: text(),
  summary: text(),
  subject: text<Subject>(),
  language: text<Language>(),
  agesFrom: integer,
  agesTo: integer,
  labels: textList(),
  cover: text(),
  coverText: text(),
  author: text(),
};

/** Columns of `item` and `author`. */
export const DELIVERED_COLUMNS = `
  item.id, coalesce(item.published, item.working) AS published, item.kind, item.orientation, item.title, item.summary, item.subject, item.language,
  item.ages_from::int AS "agesFrom", item.ages_to::int AS "agesTo", item.labels, item.cover,
  item.cover_text AS "coverText", author.name AS author`;

/** Of a set that is delivered now. Parameter: the set. */
export const DELIVERED_SET = defineStatement('delivered_set_content', {
  text: `
    SELECT policy.content_type AS "contentType", policy.filter_type AS "filterType", rule.rule
      FROM policy LEFT JOIN policy_rule rule ON rule.id = policy.rule_id
     WHERE policy.id = $1::int AND ${SET_IS_DELIVERED}`,
  parameters: [integer],
  columns: { contentType: text<ContentType>(), filterType: text<FilterType>(), rule: nullable(json<Rule>()) },
});

/** Parameters: the set, its content type, how many items, after how many. */
export const DELIVERED_MEMBERS = defineStatement('delivered_members', {
  text: `
    SELECT ${DELIVERED_COLUMNS}
      FROM policy_member member
      JOIN content_item item ON item.id = member.item_id
      JOIN author ON author.id = item.author_id
     WHERE member.policy_id = $1::int AND item.online = 'online' AND policy_holds($2::text, item.kind, item.orientation)
     ORDER BY member.place LIMIT $3::int OFFSET $4::int`,
  parameters: [integer, text(), integer, integer],
  columns: COLUMNS,
});

export type DeliveredItem = RowOf<typeof COLUMNS>;
