export const ENQUIRY_KINDS = ['contact', 'join', 'partner', 'career'] as const;
export type EnquiryKind = (typeof ENQUIRY_KINDS)[number];

export const COURSES = ['pictures', 'games', 'code', 'robots'] as const;
export type Course = (typeof COURSES)[number];

export const POSITIONS = ['teacher', 'author', 'care', 'other'] as const;
export type Position = (typeof POSITIONS)[number];

export const ENQUIRY_NAME = { minLength: 1, maxLength: 80 } as const;
/** An e-mail address, or a telephone number as people write it. */
export const ENQUIRY_REPLY = {
  minLength: 6,
  maxLength: 120,
  pattern: /^\s*([^\s@]+@[^\s@]+\.[^\s@]+|\+?[0-9០-៩\(][0-9០-៩ .\/\(\)\-]{5,24})\s*$/,
} as const;
export const ENQUIRY_ORGANIZATION = { minLength: 1, maxLength: 120 } as const;
export const ENQUIRY_MESSAGE = { minLength: 1, maxLength: 1_000 } as const;
export const CHILD_AGE = { minimum: 6, maximum: 15 } as const;
/** Nobody reads and fills a form faster. */
export const SECONDS_TAKEN = { minimum: 3, maximum: 31_536_000 } as const;

/** Without 0, O, 1, I and L: people read it out on the telephone. */
export const REFERENCE = {
  alphabet: '23456789ABCDEFGHJKMNPQRSTUVWXYZ',
  length: 7,
  pattern: /^S-[2-9A-HJKMNP-Z]{7}$/,
} as const;

/** Where enquiries are counted by address, for all replicas. How many are taken is a setting. */
export const ENQUIRY_COUNTER = { table: 'enquiry_count', prefix: 'enquiry', windowSeconds: 3_600 } as const;

/** What somebody without script filled in wrongly is kept until it is corrected, but not longer. */
export const DRAFT_LIFETIME_MINUTES = 60;
export const CLEANING_INTERVAL_MS = 600_000;
/** Of a search in reference, name and reply. */
export const ENQUIRY_SEARCH = { maxLength: 64 } as const;
