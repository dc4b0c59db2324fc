import { writtenOrigin } from '../../common/text/web-address.constants.js';
import { VISIBLE_NAME } from '../../people/accounts/accounts.constants.js';

/** Scanners of sources find it, and may let it pass: such a key is public. */
export const KEY_PREFIX = 'sala_pub_';
/** Too many to guess, although nothing behind a key is secret. */
export const KEY_BYTES = 24;
export const CHANNEL_KEY = {
  minLength: KEY_PREFIX.length + (KEY_BYTES * 4) / 3,
  maxLength: KEY_PREFIX.length + (KEY_BYTES * 4) / 3,
  pattern: /^sala_pub_[\w-]{32}$/,
} as const;
/** Where a request carries it: a header, or a parameter where none can be set. */
export const KEY_HEADER = 'Sala-Key';
export const KEY_PARAMETER = 'key';

export const CHANNEL_NAME = { ...VISIBLE_NAME, minLength: 1, maxLength: 60 } as const;
/** Exactly as browsers send it: scheme, host, and the port where it is not that of the scheme. */
export const CHANNEL_ORIGIN = {
  minLength: 8,
  maxLength: 255,
  pattern: /^https?:\/\/([a-z\d]([a-z\d-]*[a-z\d])?\.)*[a-z\d]([a-z\d-]*[a-z\d])?(:\d{1,5})?$/,
  form: 'origin',
  parse: writtenOrigin,
} as const;
export const MAX_ORIGINS = 20;
/** Requests per minute. */
export const CHANNEL_RATE = { minimum: 60, maximum: 600_000, default: 6_000 } as const;
export const RATE_SECONDS = 60;
/** What answers call it. */
export const CHANNEL_POLICY = 'channel';
/** What a channel asks for. Each has the whole rate, so that events do not close what is read. */
export type RatePurpose = 'delivery' | 'collect';
/** How many networks a process counts for each, at most. */
export const COUNTED_NETWORKS = 50_000;
/** All of them are held in memory by every process. */
export const MAX_CHANNELS = 100;
/** Starts at 1 and is incremented by every change. */
export const CHANNEL_VERSION = { minimum: 1, maximum: 2_147_483_647 } as const;

/**
 * How a channel counts people. daily: by the day, from address and browser; remembered: by a value that the channel keeps on the device;
 * none: not at all.
 */
export const VISITOR_COUNTS = ['daily', 'remembered', 'none'] as const;
export type VisitorCount = (typeof VISITOR_COUNTS)[number];
export const DEFAULT_VISITOR_COUNT: VisitorCount = 'daily';

export const CHANNEL_STATES = ['active', 'revoked'] as const;
export type ChannelState = (typeof CHANNEL_STATES)[number];

/** How long the key before the last rotation works too. */
export const OLD_KEY_HOURS = 24;
/** How often it is stored when a channel was last used. */
export const LAST_USED_INTERVAL = '1 minute';

/** How long caches answer for the server, and how much longer while they ask again. */
export const DELIVERY_CACHING = { maxAgeSeconds: 60, staleSeconds: 600 } as const;
/** How long a browser remembers which requests a page may send. */
export const PREFLIGHT_SECONDS = 7_200;

/** How long another replica may accept a revoked key if the notification is lost. */
export const CHANNELS_CACHE_MS = 1_000;
/** How long they are waited for where what was known last would do. */
export const CHANNELS_PATIENCE_MS = 300;
/** Tells every replica that a channel has changed. */
export const CHANNELS_CHANNEL = 'sala_channel';
/** Key of an advisory lock. It must be unique in the database and the same in every replica. */
export const CHANNELS_LOCK = 7_252_281;
/** Where requests are counted for all replicas. */
export const CHANNEL_COUNTER = { table: 'channel_request_count', prefix: 'channel' } as const;
/** How often a process adds what it has counted. */
export const COUNTING_INTERVAL_MS = 1_000;
