/** Number of people that the bitmap of a day can represent, numbered from 0. A multiple of 8. */
export const AUDIENCE_SIZE = 4096;

/** A person counts as retained if they were active on one of this many preceding days. */
export const RETENTION_DAYS = 7;
