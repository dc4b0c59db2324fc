import {
  type ContentKind,
  ITEM_IS_DELIVERED,
  type Orientation,
} from '../../content/content/content.constants.js';
import { CONTENT_ITEM_FIELDS } from '../../library/content-items/content-item-fields.constants.js';
import { DELIVERED_FIELDS } from '../../library/content-items/delivered-fields.constants.js';
import { integer, jsonText, nullable, text, textList } from '../../platform/database/statements/column.js';
import { defineStatement, type RowOf } from '../../platform/database/statements/define-statement.js';
import { fieldColumns, selectedFields } from '../../platform/database/statements/field-columns.js';
import { type ContentType, type FilterType } from '../policies/policies.constants.js';
import { SET_IS_DELIVERED } from './policy-members.constants.js';
import { OVERVIEW_COLUMNS, OVERVIEWED_SET, WITH_OVERVIEW } from './set-overview.js';

/** An item in the Delivery API, as it was published. */
export const ITEM = {
  id: integer,
  /** Number of the published revision. */
  published: integer,
  kind: text<ContentKind>(),
  orientation: nullable(text<Orientation>()),
  ...fieldColumns(CONTENT_ITEM_FIELDS, DELIVERED_FIELDS),
  labels: textList(),
  cover: text(),
  coverText: text(),
  /** Of an uploaded video. */
  seconds: nullable(integer),
  author: text(),
  slug: text(),
  externalId: nullable(text()),
  publishedAt: text(),
  updatedAt: text(),
};

/** Columns of `item` and `author`. */
export const DELIVERED_COLUMNS = `
  item.id, coalesce(item.published, item.working) AS published, item.kind, item.orientation,
  ${selectedFields(CONTENT_ITEM_FIELDS, DELIVERED_FIELDS, 'item')}, item.labels, item.cover, item.cover_text AS "coverText",
  item.seconds, author.name AS author,
  coalesce(item.slug, content_slug(item.title, item.id)) AS slug, item.external_id AS "externalId",
  ${written('item.published_at')} AS "publishedAt", ${written('item.delivered_since')} AS "updatedAt"`;

/** SQL for a time as RFC 3339. */
function written(time: string): string {
  return `to_char(${time} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`;
}

/** A set in the Delivery API. */
export const SET = {
  id: integer,
  number: integer,
  name: text(),
  contentType: text<ContentType>(),
  count: integer,
  ...OVERVIEWED_SET,
};

/** Columns of `policy` with its overview. */
export const SET_COLUMNS = `
  policy.id, policy.number, policy.name, policy.content_type AS "contentType", policy.count, ${OVERVIEW_COLUMNS}`;

export type DeliveredItem = RowOf<typeof ITEM>;
export type DeliveredSet = RowOf<typeof SET>;

const SET_WITH_MEMBERS = {
  ...SET,
  filterType: text<FilterType>(),
  members: nullable(jsonText<DeliveredItem[]>()),
};

/**
 * A set that is delivered now, with its members if they were chosen by hand. Parameters: the set, how many members, after how
 * many.
 */
export const DELIVERED_SET = defineStatement('delivered_set', {
  text: `
    SELECT ${SET_COLUMNS}, policy.filter_type AS "filterType",
           CASE WHEN policy.filter_type = 'artificial' THEN (
             SELECT coalesce(json_agg(found), '[]')
               FROM (SELECT ${DELIVERED_COLUMNS}
                       FROM policy_member member
                       JOIN content_item item ON item.id = member.item_id
                       JOIN author ON author.id = item.author_id
                      WHERE member.policy_id = policy.id AND ${ITEM_IS_DELIVERED}
                        AND policy_holds(policy.content_type, item.kind, item.orientation)
                      ORDER BY member.place LIMIT $2::int OFFSET $3::int) AS found) END AS members
      FROM policy ${WITH_OVERVIEW}
     WHERE policy.id = $1::int AND ${SET_IS_DELIVERED}`,
  parameters: [integer, integer, integer],
  columns: SET_WITH_MEMBERS,
});

export type DeliveredSetRow = RowOf<typeof SET_WITH_MEMBERS>;
