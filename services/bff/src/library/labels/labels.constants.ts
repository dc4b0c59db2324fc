/** How many labels are offered while one is typed. */
export const LABEL_CHOICES = { maxItems: 20 } as const;

/** What names labels beside items. */
export const LABEL_PLACES = ['sets', 'presets', 'queues', 'views'] as const;
export type LabelPlaceName = (typeof LABEL_PLACES)[number];
export type PlaceCounts = Record<LabelPlaceName, number>;

/**
 * adding: what looks for the merged label begins to look for the other one, too; moving: the items; taking: nothing looks for the
 * merged label any more. In this order, so that an item that a preset hides is hidden all the time.
 */
export const LABEL_MERGE_STAGES = ['adding', 'moving', 'taking', 'done'] as const;
export type LabelMergeStage = (typeof LABEL_MERGE_STAGES)[number];

export const LABEL_MERGING = {
  /** How often it is looked for merges, and for how long one is worked on at most until others get their turn. */
  intervalMs: 1_000,
  budgetMs: 5_000,
  /** Keys of advisory locks. They must be unique in the database and the same in every replica. */
  jobLock: 7_252_361,
  startLock: 7_252_362,
  /** How many items one transaction looks at, or other records it changes. */
  batch: 200,
} as const;

/** How many merges are listed, the newest first. */
export const LISTED_MERGES = { maxItems: 20 } as const;

/** Near doubles are looked for among the most used labels. */
export const NEAR_DOUBLES = { labels: 5_000, groups: 50, perGroup: 10 } as const;
