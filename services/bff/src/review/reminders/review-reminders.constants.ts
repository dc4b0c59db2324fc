/** How often a process looks whether somebody has to be reminded. */
export const REMINDER_INTERVAL_MS = 600_000;
export const HOUR_MS = 3_600_000;
/** Of one record, at most once in this time. */
export const REMINDED_EVERY_MS = 24 * HOUR_MS;
