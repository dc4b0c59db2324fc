/** What may have happened while a person was away, in the order in which it is listed. */
export const NEWS_KINDS = ['decisions', 'orders', 'sets', 'peak'] as const;
export type NewsKind = (typeof NEWS_KINDS)[number];

export const NEWS = { maxItems: 3 } as const;
