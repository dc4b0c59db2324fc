/** Secret scanners find it. */
export const TOKEN_PREFIX = 'sala_pat_';
/** 30 characters of 62 are 178 bits, too many to search for behind a fast hash. */
export const TOKEN_CHARACTERS = { random: 30, checksum: 6 } as const;
export const TOKEN_NAME = { minLength: 1, maxLength: 64, form: 'oneLine' } as const;
/** How many days a token may be valid for. */
export const TOKEN_DAYS = [7, 30, 90, 365] as const;
export type TokenDays = (typeof TOKEN_DAYS)[number];
export const MAX_TOKENS = 20;
/** How often a request updates when its token was last used. */
export const LAST_USED_INTERVAL = '1 minute';
