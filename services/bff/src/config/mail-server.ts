import { StartupError } from '../common/errors/startup-error.js';
import { type Environment } from './config.schema.js';

/** The SMTP server of the deployment. */
export interface MailServer {
  /** `smtp://` with STARTTLS if the server offers it, or `smtps://`, with user and password if it needs them. */
  smtpUrl: string;
  /** The sender: `Sala <no-reply@sala.example>`. */
  from: string;
}

/** @throws StartupError */
export function mailServerOf({ SMTP_URL: smtpUrl, MAIL_FROM: from }: Environment): MailServer | undefined {
  if (smtpUrl === undefined) return undefined;
  if (from === undefined) throw new StartupError('MAIL_FROM: is not set, but the SMTP server is.');
  return { smtpUrl, from };
}
