export const AUTHOR_NAME = { maxLength: 64 } as const;

/** How many authors the ranking names. */
export const POPULAR_AUTHORS = 7;
