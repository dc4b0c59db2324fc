/** How long another replica may treat an ended session or token as active if the notification is lost. */
export const SESSION_CACHE = { maxAgeSeconds: 1, maxEntries: 10_000 } as const;

/** Tells every replica the id of a session or token that ended. */
export const SESSION_CHANNEL = 'sala_session';

/** Where failed logins and guesses of tokens are counted for all replicas. The limits are a setting: `config.signInLimits`. */
export const SIGN_IN_FAILURES = {
  table: 'sign_in_failure',
  account: 'account',
  address: 'address',
  token: 'token',
} as const;
