/** The bulk actions, which are those of one item. */
export const CONTENT_CHANGES = ['submit', 'online', 'offline', 'remove', 'restore'] as const;
export type ContentChange = (typeof CONTENT_CHANGES)[number];

/** The operations that can be undone as a whole. */
export const CONTENT_OPERATION_ACTIONS = [...CONTENT_CHANGES, 'import'] as const;
export type ContentOperationAction = (typeof CONTENT_OPERATION_ACTIONS)[number];

/** How many items are named at once: as many as a page has. */
export const MAX_CHANGED_ITEMS = 100;
/** How many items a filter may match. Each is looked at on its own. */
export const MAX_MATCHING_ITEMS = 1_000;
