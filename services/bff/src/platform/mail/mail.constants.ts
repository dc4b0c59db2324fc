/** To connect, to be greeted, and between two answers of the server. */
export const SMTP_TIMEOUT_MS = 15_000;
/** Under which the last mail is stored, with the runs of the periodic jobs. */
export const MAIL_RUN = 'send mail';

/** What a mail server, or the way to it, refused. */
export const MAIL_REFUSALS = [
  'signIn',
  'host',
  'unreachable',
  'timeout',
  'encryption',
  'address',
  'message',
  'other',
] as const;
export type MailRefusal = (typeof MAIL_REFUSALS)[number];

/** By the codes of nodemailer, and of Node.js for the connection. */
export const REFUSALS_OF_CODES = {
  EAUTH: 'signIn',
  ENOAUTH: 'signIn',
  EDNS: 'host',
  ENOTFOUND: 'host',
  ECONNECTION: 'unreachable',
  ECONNREFUSED: 'unreachable',
  ECONNRESET: 'unreachable',
  ESOCKET: 'unreachable',
  ETIMEDOUT: 'timeout',
  ETLS: 'encryption',
  EENVELOPE: 'address',
  EMESSAGE: 'message',
} as const satisfies Record<string, MailRefusal>;
