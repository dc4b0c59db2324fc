/** Notifies every replica of mail that waits. */
export const MAIL_CHANNEL = 'sala_mail';

/** In case the notification is lost, and for repeated attempts. */
export const MAIL_INTERVAL_MS = 5_000;
/**
 * How long one process may take to send a mail. After that another one sends it, so this is longer than the timeouts
 * of the connection together.
 */
export const MAIL_LEASE_SECONDS = 120;
/** To connect, to be greeted, and between two answers of the server. */
export const SMTP_TIMEOUT_MS = 15_000;
/** The pause before the second attempt. It doubles with each further one, up to the longest. */
export const MAIL_RETRY = { firstSeconds: 5, longestSeconds: 600 } as const;
/** A mail that could not be sent for this long is dropped: nobody expects it any more. */
export const MAIL_LIFETIME_HOURS = 24;
