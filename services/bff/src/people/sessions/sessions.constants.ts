import { SESSION_CACHE, SIGN_IN_FAILURES } from '../../common/auth/session.constants.js';
import { ENDED_SESSION_STREAM_S } from '../../platform/live-events/live-events.constants.js';

export const SESSION_LIFETIME = { hours: 8 } as const;
/** Applies to logins with "remember password". */
export const REMEMBERED_DAYS = 30;
export const REMEMBERED_SESSION_LIFETIME = { hours: REMEMBERED_DAYS * 24 } as const;

/** A sign-in that waits for the second factor. */
export const SIGN_IN_STEP = { minutes: 5, maxAttempts: 5, challengeBytes: 32 } as const;
export const SECOND_STEP_METHODS = ['passkey', 'authenticatorApp', 'recoveryCode'] as const;

/** `data` of the refusal of a password that is right, but not enough. */
export interface SecondStepNeeded {
  challenge: string;
  methods: (typeof SECOND_STEP_METHODS)[number][];
  expiresInSeconds: number;
}

export const END_REASONS = ['logout', 'superseded', 'revoked', 'passwordChanged', 'accountChanged'] as const;
export type EndReason = (typeof END_REASONS)[number];

/** Reasons that mean that the session was not ended by its own user. */
export const ENDED_ELSEWHERE: readonly EndReason[] = ['superseded', 'revoked'];

/** A device that was not used for this long is reported again. */
export const KNOWN_DEVICE_DAYS = 180;

/** An account that logged in from a network this lately is let in from it, whoever else guesses passwords there. */
export const KNOWN_NETWORK_DAYS = 30;

/** How often a request updates when its session was last seen. */
export const LAST_SEEN_INTERVAL = '1 minute';

/** What a session was opened with, as far as its user agent says. In this order: many name others, too. */
export const BROWSERS = {
  weChat: /MicroMessenger\//,
  edge: /Edg(e|A|iOS)?\//,
  opera: /(OPR|Opera)\//,
  samsungInternet: /SamsungBrowser\//,
  firefox: /(Firefox|FxiOS)\//,
  chrome: /(Chrome|Chromium|CriOS)\//,
  safari: /Version\/.*Safari\//,
} as const;
export type Browser = keyof typeof BROWSERS | 'other';

export const SYSTEMS = {
  harmonyOs: /HarmonyOS|OpenHarmony/,
  android: /Android/,
  ios: /iPhone|iPad|iPod/,
  chromeOs: /CrOS/,
  windows: /Windows/,
  macOs: /Macintosh/,
  linux: /Linux/,
} as const;
export type OperatingSystem = keyof typeof SYSTEMS | 'other';

/**
 * Polling interval for streams of ended sessions, in case the notification is lost. Half the limit, because
 * the check itself also takes time.
 */
export const STREAM_CHECK_INTERVAL_MS = (ENDED_SESSION_STREAM_S * 1_000) / 2;

/** SQL for whether sign-ins of the user name in a column are refused, as `SignInThrottleService` counts them. */
export const signInLocked = (userName: string, failures: string): string => `EXISTS (
  SELECT FROM ${SIGN_IN_FAILURES.table} failure
   WHERE failure.key = '${SIGN_IN_FAILURES.account}:'
           || translate(encode(sha256(convert_to(${userName}, 'UTF8')), 'base64'), '+/=', '-_')
     AND failure.points >= ${failures} AND failure.expire > extract(epoch FROM now()) * 1000)`;

/** How many verified tokens are remembered: one for each session that is remembered. */
export const VERIFIED_TOKENS = SESSION_CACHE.maxEntries;
export const TOKEN = { algorithm: 'HS256', issuer: 'sala', audience: 'sala-web' } as const;
