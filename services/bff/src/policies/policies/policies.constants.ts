export const CONTENT_TYPES = ['img', 'horizontalVideo', 'verticalVideo'] as const;
export type ContentType = (typeof CONTENT_TYPES)[number];

export const FILTER_TYPES = ['artificial', 'rules'] as const;
export type FilterType = (typeof FILTER_TYPES)[number];

export const POLICY_STATUSES = ['online', 'offline'] as const;
export type PolicyStatus = (typeof POLICY_STATUSES)[number];

export const POLICY_NUMBER = { minimum: 1, maximum: 999_999_999, pattern: /^\d{1,9}$/ } as const;
export const POLICY_NAME = {
  maxLength: 64,
  /** Neither empty nor blank at its ends, and no control characters. */
  pattern: /^\S([^\x00-\x1f\x7f]*\S)?$/,
  form: 'oneLine',
} as const;
export const POLICY_VERSION = { minimum: 1, maximum: 2_147_483_647 } as const;
export const POLICY_COUNT = { minimum: 0, maximum: 2_147_483_647 } as const;

export const SORT_ORDERS = ['asc', 'desc'] as const;
export type SortOrder = (typeof SORT_ORDERS)[number];

/** The summary shows the policies created in each of this many months, the current one included. */
export const SUMMARY_MONTHS = 12;

/** What can be done to many policies at once. */
export const POLICY_ACTIONS = ['online', 'offline', 'delete', 'restore'] as const;
export type PolicyAction = (typeof POLICY_ACTIONS)[number];

/** What can be undone as a whole. */
export const POLICY_OPERATION_ACTIONS = [...POLICY_ACTIONS, 'import'] as const;
export type PolicyOperationAction = (typeof POLICY_OPERATION_ACTIONS)[number];

/** Chosen one by one. */
export const MAX_CHOSEN_IDS = 500;
/** All that match. More would hold locks for too long. */
export const MAX_POLICIES_PER_OPERATION = 50_000;
export const UNDO_HOURS = 24;
/** Ids that one live event names; of more it says only how many. */
export const MAX_IDS_PER_EVENT = 100;

/** Faults of an import that an answer names; all of them are in the file of its errors. */
export const MAX_IMPORT_ERRORS = 100;
/** Rows of an import that an answer shows, for mapping its columns. */
export const IMPORT_SAMPLE_ROWS = 5;
/** Imports that one account keeps at a time, confirmed or not. */
export const MAX_IMPORTS_PER_ACCOUNT = 5;

export const DOWNLOAD_FORMATS = ['csv', 'xlsx'] as const;
export type DownloadFormat = (typeof DOWNLOAD_FORMATS)[number];
/** How long the address of a download works, once. */
export const DOWNLOAD_LINK_SECONDS = 60;
