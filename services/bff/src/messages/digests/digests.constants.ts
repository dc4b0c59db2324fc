/** How often a process looks whether digests are due. */
export const DIGEST_INTERVAL_MS = 30_000;
/** How many messages one digest lists. The others are behind its link. */
export const DIGEST_LINES = 50;
