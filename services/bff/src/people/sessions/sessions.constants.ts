import { ENDED_SESSION_STREAM_S } from '../../platform/live-events/live-events.constants.js';

export const SESSION_LIFETIME = { hours: 8 } as const;
/** With "remember password". */
export const REMEMBERED_DAYS = 30;
export const REMEMBERED_SESSION_LIFETIME = { hours: REMEMBERED_DAYS * 24 } as const;

export const END_REASONS = ['logout', 'superseded', 'revoked', 'passwordChanged', 'accountChanged'] as const;
export type EndReason = (typeof END_REASONS)[number];

/** A session that ended for one of these did not end by its own person's hand. */
export const ENDED_ELSEWHERE: readonly EndReason[] = ['superseded', 'revoked'];

/** How long another replica may believe that a session stands, should the notification be lost. */
export const SESSION_CACHE = { maxAgeSeconds: 1, maxEntries: 10_000 } as const;
export const SESSION_CHANNEL = 'sala_session';
/** How often streams of ended sessions are looked for, should the notification be lost; a look takes time too. */
export const STREAM_CHECK_INTERVAL_MS = (ENDED_SESSION_STREAM_S * 1_000) / 2;

/** Where failed sign-ins are counted for all replicas. How many are put up with is a setting: `config.signInLimits`. */
export const SIGN_IN_FAILURES = { table: 'sign_in_failure', account: 'account', address: 'address' } as const;

export const TOKEN = { algorithm: 'HS256', issuer: 'sala', audience: 'sala-web' } as const;
