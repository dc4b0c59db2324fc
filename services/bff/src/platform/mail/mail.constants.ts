/** To connect, to be greeted, and between two answers of the server. */
export const SMTP_TIMEOUT_MS = 15_000;
/** Under which the last mail is stored, with the runs of the periodic jobs. */
export const MAIL_RUN = 'send mail';
