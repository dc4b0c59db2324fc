/** Rows per page. */
export const PAGE_SIZE = { default: 10, max: 100 } as const;

/** Beyond this, `current × pageSize` would not be a safe integer. */
export const LAST_PAGE = 1_000_000_000;
