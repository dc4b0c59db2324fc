import { type PagePath } from '../../common/pages/pages.constants.js';

export { CONTENT_TYPES, type ContentType } from '../../content/content/content.constants.js';

export const FILTER_TYPES = ['artificial', 'rules'] as const;
export type FilterType = (typeof FILTER_TYPES)[number];

export const POLICY_STATUSES = ['online', 'offline'] as const;
export type PolicyStatus = (typeof POLICY_STATUSES)[number];

export const POLICY_NUMBER = {
  minimum: 1,
  maximum: 999_999_999,
  /** Of its first digits. */
  pattern: /^\d{1,9}$/,
  form: 'policyNumber',
} as const;
export const POLICY_NAME = {
  maxLength: 64,
  /** Not empty, no leading or trailing whitespace, no control characters. */
  pattern: /^\S([^\x00-\x1f\x7f]*\S)?$/,
  form: 'oneLine',
} as const;
export const POLICY_VERSION = { minimum: 1, maximum: 2_147_483_647 } as const;
export const POLICY_COUNT = { minimum: 0, maximum: 2_147_483_647 } as const;

/** The summary shows the policies created in each of this many months, including the current one. */
export const SUMMARY_MONTHS = 12;

/** The bulk actions. */
export const POLICY_ACTIONS = ['online', 'offline', 'delete', 'restore'] as const;
export type PolicyAction = (typeof POLICY_ACTIONS)[number];

/** The operations that can be undone as a whole. */
export const POLICY_OPERATION_ACTIONS = [...POLICY_ACTIONS, 'import'] as const;
export type PolicyOperationAction = (typeof POLICY_OPERATION_ACTIONS)[number];

/** Maximum number of rows that a filter may match. More would hold locks for too long. */
export const MAX_POLICIES_PER_OPERATION = 50_000;
/** Maximum number of ids in one live event. Above this, the event contains only the count. */
export const MAX_IDS_PER_EVENT = 100;

const TABLE = '/list/search-table' satisfies PagePath;

/** The path of the policies that were created in a range of days, the first of which may be a moment. */
export function createdPath(range: readonly string[]): string {
  const created = range.map((end): [string, string] => ['createdTime', end]);
  return `${TABLE}?${new URLSearchParams(created).toString()}`;
}
