export const ACTIVITY_TITLE = { maxLength: 64 } as const;
export const ACTIVITY_DESCRIPTION = { maxLength: 200 } as const;

/** The number of activities shown. */
export const LATEST_ACTIVITIES = { maxItems: 7 } as const;
