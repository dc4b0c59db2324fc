/** Sets, and items of a set, in one answer. */
export const SETS_LIMIT = { minimum: 1, maximum: 100, default: 20 } as const;
export const ITEMS_LIMIT = { minimum: 1, maximum: 1_000, default: 100 } as const;
/** Items that are searched for, in one answer. */
export const FOUND_ITEMS_LIMIT = { minimum: 1, maximum: 100, default: 20 } as const;
/** What an answer calls the place where the next one begins. */
export const CURSOR = { minLength: 1, maxLength: 64, pattern: /^[\w-]+$/, form: 'cursor' } as const;
/** It names the items of the set, up to a thousand. */
export const ITEMS_CURSOR = { ...CURSOR, maxLength: 8_000 } as const;
/** For how long a process delivers what it has just delivered. It is far below the time for which caches keep it. */
export const MEMORY_MS = 1_000;
/** Answers that it keeps meanwhile, and how long they may be together. */
export const KEPT_ANSWERS = { max: 2_000, maxSize: 8_000_000 } as const;
/** How many items of sets that it has put in order. */
export const KEPT_ORDERS = { max: 500, maxSize: 20_000 } as const;
/** Bodies that a process keeps as HTML: how many, and how long they may be together. */
export const KEPT_BODIES = { max: 1_000, maxSize: 8_000_000 } as const;
