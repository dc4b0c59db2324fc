import { ITEM_IS_DELIVERED } from '../../content/content/content.constants.js';
import { SET_IS_DELIVERED } from '../../policies/members/policy-members.constants.js';

export const DELIVERY_CHANGES = {
  /** How often it is looked for what children get since, or no longer get. */
  intervalMs: 2_000,
  /** For how long at most, until the next run goes on. */
  budgetMs: 5_000,
  /** Key of an advisory lock. It must be unique in the database and the same in every replica. */
  lock: 7_252_321,
  /** How many records one transaction takes, and one message names. */
  batch: 500,
  /** How many items of an author one transaction writes. */
  authorBatch: 200,
} as const;

export const DELIVERED_KINDS = ['item', 'set'] as const;
export type DeliveredKind = (typeof DELIVERED_KINDS)[number];

/** Of each kind: the row, the revision that children get of it now, and what else is told. */
export const DELIVERED = {
  item: {
    table: 'content_item item',
    id: 'item.id',
    revision: `CASE WHEN item.id IS NOT NULL AND ${ITEM_IS_DELIVERED} THEN item.published END`,
    isRemoved: `coalesce(item.state = 'removed', true)`,
    externalId: 'item.external_id',
    isTimed: 'item.online_from IS NOT NULL OR item.online_until IS NOT NULL',
  },
  set: {
    table: 'policy',
    id: 'policy.id',
    revision: `CASE WHEN policy.id IS NOT NULL AND ${SET_IS_DELIVERED} THEN 1 END`,
    isRemoved: 'false',
    externalId: 'NULL',
    isTimed:
      'policy.deleted_time IS NULL AND (policy.online_from IS NOT NULL OR policy.online_until IS NOT NULL)',
  },
} as const satisfies Record<DeliveredKind, Record<string, string>>;
