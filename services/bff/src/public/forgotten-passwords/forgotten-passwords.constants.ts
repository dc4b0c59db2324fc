/** A user name or an email address. */
export const LOGIN_NAME = { minLength: 1, maxLength: 254, pattern: /^\S(.*\S)?$/ } as const;

/** Notifies every replica of people who asked for a new password. */
export const FORGOTTEN_CHANNEL = 'sala_forgotten_password';
/** In case the notification is lost. */
export const FORGOTTEN_INTERVAL_MS = 5_000;
/** Several accounts may show an email address that none has confirmed. */
export const ACCOUNTS_PER_ADDRESS = 5;
