/** How many pages are kept for an account, the newest first. */
export const RECENT_PAGES = { maximum: 6 } as const;
