import { type Language } from '../../common/messages/languages.constants.js';
import { ITEM_IS_DELIVERED } from '../../content/content/content.constants.js';
import { integer, nullable, text } from '../../platform/database/statements/column.js';
import { defineStatement, type RowOf } from '../../platform/database/statements/define-statement.js';
import {
  DELIVERED_COLUMNS,
  ITEM,
  SET,
  SET_COLUMNS,
  WITH_OVERVIEW,
} from '../../policies/members/policy-members.service.js';
import { SET_IS_DELIVERED } from '../../policies/members/policy-members.constants.js';
import { type ContentType } from '../../policies/policies/policies.constants.js';

/** `$2` the language, `$3` the age: null allows all. */
const HOLDS = `
  CASE WHEN policy.filter_type = 'artificial' THEN EXISTS (
         SELECT FROM policy_member member JOIN content_item item ON item.id = member.item_id
          WHERE member.policy_id = policy.id AND ${ITEM_IS_DELIVERED}
            AND policy_holds(policy.content_type, item.kind, item.orientation)
            AND coalesce(item.language = $2::text, true)
            AND coalesce($3::int BETWEEN item.ages_from AND item.ages_to, true))
       ELSE EXISTS (
         SELECT FROM policy_rule found
          WHERE found.id = policy.rule_id
            AND coalesce(found.rule -> 'languages' = '[]' OR found.rule -> 'languages' ? $2::text, true)
            AND coalesce($3::int BETWEEN (found.rule #>> '{ages,from}')::int AND (found.rule #>> '{ages,to}')::int,
                         true)) END`;

/** Parameters: the content type, the language, the age, before which set, how many. */
export const DELIVERED_SETS = defineStatement('delivered_sets', {
  text: `
    SELECT ${SET_COLUMNS}
      FROM (SELECT policy.* FROM policy
             WHERE policy.id < $4::int AND ${SET_IS_DELIVERED} AND coalesce(policy.content_type = $1::text, true)
               AND (coalesce($2::text, $3::int::text) IS NULL OR ${HOLDS})
             ORDER BY policy.id DESC LIMIT $5::int) AS policy ${WITH_OVERVIEW}
     ORDER BY policy.id DESC`,
  parameters: [
    nullable(text<ContentType>()),
    nullable(text<Language>()),
    nullable(integer),
    integer,
    integer,
  ],
  columns: SET,
});

const ITEM_WITH_BODY = {
  ...ITEM,
  body: text(),
  video: text(),
  videoAddress: text(),
};

export const DELIVERED_ITEM = defineStatement('delivered_item', {
  text: `
    SELECT ${DELIVERED_COLUMNS},
           revision.content ->> 'body' AS body, item.video, revision.content ->> 'videoAddress' AS "videoAddress"
      FROM content_item item
      JOIN author ON author.id = item.author_id
      JOIN content_revision revision ON revision.item_id = item.id AND revision.number = item.published
     WHERE item.id = $1::int AND ${ITEM_IS_DELIVERED}`,
  parameters: [integer],
  columns: ITEM_WITH_BODY,
});

export type DeliveredItemRow = RowOf<typeof ITEM_WITH_BODY>;
export type { DeliveredItem, DeliveredSet } from '../../policies/members/policy-members.service.js';
