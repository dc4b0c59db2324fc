/** The bulk actions, which are those of one item. */
export const CONTENT_CHANGES = ['submit', 'offline', 'remove', 'restore'] as const;
export type ContentChange = (typeof CONTENT_CHANGES)[number];

/** How many items are changed at once: as many as a page has. Each is looked at on its own. */
export const MAX_CHANGED_ITEMS = 100;
