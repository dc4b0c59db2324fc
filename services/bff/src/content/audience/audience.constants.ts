/** How many people the bits of a day can name, numbered from 0. A multiple of 8. */
export const AUDIENCE_SIZE = 4096;

/** Someone is retained who was active on one of so many days before. */
export const RETENTION_DAYS = 7;
