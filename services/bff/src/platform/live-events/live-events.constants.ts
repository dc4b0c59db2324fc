export const EVENTS_PATH = 'api/events';
export const EVENT_STREAM = 'text/event-stream';

export const LIVE_EVENT_CHANNEL = 'sala_live_event';

/** Any number that no other user of the database takes; every replica must use the same. */
export const CLEANING_LOCK = 7_252_004;
/** A PostgreSQL interval. */
export const RETENTION = '1 hour';
export const CLEANING_INTERVAL_MS = 60_000;

/** For how long the stream of a session that ended may go on, at most: a promise of the API. */
export const ENDED_SESSION_STREAM_S = 1;
/** How often events are looked for whose notification was lost. */
export const CATCH_UP_INTERVAL_MS = 500;
/** Proxies drop connections on which nothing moves, often after 30 s. */
export const HEARTBEAT_S = 20;
/** How long a client waits before it connects again. */
export const RETRY_MS = 2_000;
/** Events read at a time. */
export const READ_LIMIT = 500;
/** A client that lets more than this wait is cut off; it comes back and gets what it missed. */
export const MAX_BUFFERED_BYTES = 256_000;
export const STREAMS_PER_ACCOUNT = 32;
/** How long a client with too many streams is asked to wait. */
export const RETRY_AFTER_S = 10;

/** Decimal digits that a number holds exactly. */
export const EVENT_ID = /^\d{1,15}$/;
