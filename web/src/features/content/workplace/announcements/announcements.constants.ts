/** How many announcements the workplace shows. */
export const LATEST = 5;
