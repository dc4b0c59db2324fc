import { type Language } from '../../common/messages/languages.constants.js';
import { ITEM_IS_DELIVERED } from '../../content/content/content.constants.js';
import { integer, json, nullable, text, textList } from '../../platform/database/statements/column.js';
import { type RowOf } from '../../platform/database/statements/define-statement.js';
import { type Rule, type RuleOrder } from '../rules/policy-rules.constants.js';
import { idsInOrder } from '../rules/rule-items.js';

const OVERVIEW = {
  /** In no order. */
  languages: textList<Language>(),
  /** Of the first of its items that has one, in the order of the set; null if none has. */
  cover: nullable(text()),
  coverText: nullable(text()),
};

/** What a set delivers, as lists of sets show it. */
export type SetOverview = RowOf<typeof OVERVIEW>;

/** Of the rows `item`, in the order of `place`. */
const AGGREGATES = `
  coalesce(array_agg(DISTINCT item.language), '{}') AS languages,
  (array_agg(item.cover ORDER BY place) FILTER (WHERE item.cover <> ''))[1] AS cover,
  (array_agg(item.cover_text ORDER BY place) FILTER (WHERE item.cover <> ''))[1] AS "coverText"`;

/** Of a set whose members were chosen by hand; of any other, the rule that says it. */
export const OVERVIEWED_SET = {
  ...OVERVIEW,
  ruleId: nullable(integer),
  rule: nullable(json<Rule>()),
};
export const OVERVIEW_COLUMNS = `
  overview.languages, overview.cover, overview."coverText", rule.id AS "ruleId", rule.rule`;
/** Of the row `policy`. */
export const WITH_OVERVIEW = `
  LEFT JOIN policy_rule rule ON rule.id = policy.rule_id
  CROSS JOIN LATERAL (
    SELECT ${AGGREGATES}
      FROM policy_member member JOIN content_item item ON item.id = member.item_id
     WHERE member.policy_id = policy.id AND policy.filter_type = 'artificial' AND ${ITEM_IS_DELIVERED}
       AND policy_holds(policy.content_type, item.kind, item.orientation)) AS overview`;

/** What a rule delivers. Its plan depends on its values. Parameters: those, the content type, the limit of the rule. */
export function overviewOfRule(order: RuleOrder): string {
  return `
    SELECT ${AGGREGATES}
      FROM (SELECT id, row_number() OVER () AS place FROM (${idsInOrder(order, '$10')}) AS found) AS chosen
      JOIN content_item item ON item.id = chosen.id`;
}
