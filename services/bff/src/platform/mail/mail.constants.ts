/** To connect, to be greeted, and between two answers of the server. */
export const SMTP_TIMEOUT_MS = 15_000;
