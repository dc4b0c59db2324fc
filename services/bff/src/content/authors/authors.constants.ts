export const AUTHOR_NAME = { maxLength: 64 } as const;

/** Number of authors in the ranking. */
export const POPULAR_AUTHORS = 7;

/** Retention period of the facts used to rank authors and content. */
export const KEPT_YEARS = 2;
