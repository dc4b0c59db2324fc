export const AUTHOR_NAME = { maxLength: 64 } as const;

/** How many authors the ranking names. */
export const POPULAR_AUTHORS = 7;

/** How long the facts are kept by which authors and content are ranked. */
export const KEPT_YEARS = 2;
