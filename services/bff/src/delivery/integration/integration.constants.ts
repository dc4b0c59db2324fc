/** Rows of one batch. */
export const BATCH_ROWS = { items: 500, authors: 500, groups: 500, facts: 5_000 } as const;

/** Of one item in one hour, of each kind of activity. */
export const FACT_VALUE = { minimum: 0, maximum: 1_000_000 } as const;

export const ROW_RESULTS = ['created', 'updated', 'unchanged', 'refused'] as const;
export type RowResult = (typeof ROW_RESULTS)[number];
