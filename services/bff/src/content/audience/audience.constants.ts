/** Number of people that one bitmap can represent. A multiple of 8. */
export const AUDIENCE_SIZE = 4096;
/** Numbers of people begin at 0, and parts are numbered by `smallint`. */
export const MAX_PEOPLE = AUDIENCE_SIZE * 32_768;

/** The figures of people on a day. */
export const AUDIENCE_MEASURES = ['active', 'returned', 'retained'] as const;
export type AudienceMeasure = (typeof AUDIENCE_MEASURES)[number];

export const PEOPLE_ROW_SORTS = ['days', 'person'] as const;
export type PeopleRowSort = (typeof PEOPLE_ROW_SORTS)[number];

/** A person counts as retained if they were active on one of this many preceding days. The figures that the database keeps say so too. */
export const RETENTION_DAYS = 7;
