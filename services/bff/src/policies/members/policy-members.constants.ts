/** Why a member of a set is not delivered. */
export const UNDELIVERED_REASONS = [
  'offline',
  'removed',
  'scheduled',
  'hidden',
  'kind',
  'orientation',
  'limit',
] as const;
export type UndeliveredReason = (typeof UNDELIVERED_REASONS)[number];

/** How many items the preview of a rule shows. */
export const PREVIEWED_ITEMS = 20;

/** For how long a process keeps what a rule delivers in short, and of how many rules. It is below the time for which caches keep it. */
export const KEPT_OVERVIEWS = { max: 1_000, ttl: 5_000 } as const;

/** Of the row `policy`. */
export const SET_IS_DELIVERED = `
  (policy.status = 'online' AND policy.deleted_time IS NULL AND coalesce(policy.online_from <= now(), true)
   AND coalesce(policy.online_until > now(), true))`;

/** How often it is looked for what has to be counted again, and for how long then at most. */
export const RECOUNT = { intervalMs: 2_000, budgetMs: 5_000 } as const;
/** Key of an advisory lock. It must be unique in the database and the same in every replica. */
export const RECOUNT_LOCK = 7_252_271;
/** How many changes of items, rules and sets one transaction takes. */
export const TASKS_AT_ONCE = 500;
export const RULES_AT_ONCE = 20;
export const SETS_AT_ONCE = 1_000;
/** Rules that depend on the time are counted again after so long. */
export const TIMED_RULES_EVERY = '1 minute';
