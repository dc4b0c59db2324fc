/** What a child did. */
export const EVENT_TYPES = ['exposure', 'open', 'progress', 'like', 'unlike', 'comment', 'share'] as const;
export type EventType = (typeof EVENT_TYPES)[number];

/** What waits with the events of channels, and comes from none of them: an item was put online. */
export const PUBLICATION = 'publication';

/** Of either case: programs differ. */
export const EVENT_ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
export const EVENTS_LIMIT = 100;
export const EVENTS_BODY = { bytes: 64_000, text: '64 kB' } as const;
/** Of one event `progress`, which reports what was watched since the previous one. */
export const PROGRESS_SECONDS = { minimum: 1, maximum: 3_600 } as const;
/** A random value that a channel makes for a visitor, where it may. */
export const VISITOR = { minLength: 16, maxLength: 64, pattern: /^[\w-]*$/ } as const;

/** Of the hash of a visitor. */
export const VISITOR_HASH_BYTES = 16;
/** A random number that a page makes each time it is opened. It tells whose like is taken back where no visitor is known. */
export const PAGE_NUMBER = { minimum: 1, maximum: 2_147_483_647 } as const;

/** How often it is stored that a key hashes visitors, and when it does so no more. */
export const VISITOR_KEYS = { storedEveryMinutes: 10, unusedAfterMinutes: 30 } as const;

/** How long an event may wait on a device, and for how long it is known that it was counted. */
export const EVENT_HOURS = 48;
/** How many likes and unlikes of one person on one item wait for their counterparts. The newest ones stay. */
export const WAITING_LIKES = 20;
/** The clock of a device is corrected if it is off by more. Less is the way through the network. */
export const CLOCK_TOLERANCE_MS = 5_000;

/** Why an event is not counted. */
export const EVENT_REASONS = ['required', 'invalid', 'unknown', 'tooOld', 'inFuture', 'itemUnknown'] as const;
export type EventReason = (typeof EVENT_REASONS)[number];

/** How long it is remembered that the activity of an item is counted, and of how many. */
export const KNOWN_ITEMS = { max: 100_000, ttlMs: 60_000 } as const;

/** How long requests of one network are counted, and how many networks a process remembers. */
export const NETWORK_RATE = { seconds: 60, networks: 50_000 } as const;

/**
 * A transaction counts requests until they hold so many events, `leastEvents` after many timeouts, and at most so many requests. The
 * lock is the key of an advisory lock. It must be unique in the database and the same in every replica.
 */
export const FOLD = {
  intervalMs: 1_000,
  events: 40_000,
  leastEvents: EVENTS_LIMIT,
  batches: 2_000,
  lock: 7_252_301,
} as const;
/**
 * Ids of counted events, and likes, that are removed in one transaction, until none is left, and how old they are then: no event of
 * theirs is taken any more.
 */
export const FORGETTING = {
  intervalMs: 60_000,
  events: 20_000,
  hours: EVENT_HOURS + 1,
  longestLagSeconds: 3_600,
  /** Of their own: where events come all the time, counting holds its lock most of the time. */
  lock: 7_252_302,
  likesLock: 7_252_303,
} as const;
/** Each replica notifies open pages of new figures at most this often. */
export const TELLING_MS = 5_000;

/** How long what is known holds an answer up, where a stream takes events although the database does not answer. */
export const PATIENCE_MS = 300;
/** Then it is asked no more for so long. */
export const AWAY_MS = 1_000;

/**
 * The stream of NATS. `ageHours` and `duplicatesSeconds` are those with which it is created. A read ends after `readMs` with what has
 * arrived: the transaction of the fold must not be idle for longer.
 */
export const EVENT_STREAM = {
  ageHours: EVENT_HOURS,
  duplicatesSeconds: 120,
  apiMs: 1_000,
  ackMs: 2_000,
  readMs: 1_000,
  settleMs: 5_000,
  settlePauseMs: 100,
  /** What JetStream answers where there is none, as its documents name it. */
  notFound: 10_059,
} as const;
