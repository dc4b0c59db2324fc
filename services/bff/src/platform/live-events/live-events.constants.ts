export const EVENTS_PATH = 'api/events';
export const EVENT_STREAM = 'text/event-stream';

/** A trigger of the table notifies it. */
export const LIVE_EVENT_CHANNEL = 'sala_live_event';

/** Key of an advisory lock. It must be unique in the database and the same in every replica. */
export const CLEANING_LOCK = 7_252_004;
/** A PostgreSQL interval. */
export const RETENTION = '1 hour';
/** Of 100,000 ids each: how many are kept ahead of the newest event. */
export const PARTITIONS_AHEAD = 3;
export const CLEANING_INTERVAL_MS = 60_000;

/** Maximum time for which the stream of an ended session may stay open. The API guarantees this. */
export const ENDED_SESSION_STREAM_S = 1;
/** Polling interval for events whose notification was lost. */
export const CATCH_UP_INTERVAL_MS = 500;
/** Proxies drop idle connections, often after 30 s. */
export const HEARTBEAT_S = 20;
/** Delay before a client reconnects. */
export const RETRY_MS = 2_000;
/** The number of events read per query. */
export const READ_LIMIT = 500;
/** A client with more unread data than this is disconnected. It reconnects and receives what it missed. */
export const MAX_BUFFERED_BYTES = 256_000;
export const STREAMS_PER_ACCOUNT = 32;
/** The retry delay sent to a client with too many streams. */
export const RETRY_AFTER_S = 10;

/** The number of decimal digits that a JavaScript number represents exactly. */
export const EVENT_ID = /^\d{1,15}$/;
