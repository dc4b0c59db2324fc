import { createTransport } from 'nodemailer';
import { type Config } from '../config/config.js';
import { SMTP_TIMEOUT_MS } from '../platform/mail/mail.constants.js';
import { fail, type Finding, ok, warn } from './finding.js';

const SUBJECT = 'mail';
const ADVICE: Record<string, string> = {
  EAUTH: 'Correct the user name and the password in SMTP_URL.',
  EDNS: 'Correct the host name in SMTP_URL.',
  ETLS: 'The certificate or the TLS version is refused; check the mail server.',
};
const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Connects to the mail server and signs in, and sends nothing. */
export async function examineMail({ mail }: Config): Promise<Finding[]> {
  if (!mail) {
    const advice = 'Set SMTP_URL and MAIL_FROM, or let administrators hand out links for new passwords.';
    return [warn(SUBJECT, 'No mail server is set: nothing is mailed.', advice)];
  }
  const refusal = await verify(mail.smtpUrl);
  if (refusal !== undefined) {
    const advice = ADVICE[refusal] ?? 'Check host, port and firewall, and SMTP_URL.';
    return [fail(SUBJECT, `The mail server cannot be used: ${refusal}.`, advice)];
  }
  const { protocol, hostname } = new URL(mail.smtpUrl);
  const isPrivate = protocol === 'smtps:' || LOOPBACK.has(hostname);
  if (isPrivate || (await verify(mail.smtpUrl, true)) === undefined) {
    return [ok(SUBJECT, 'The mail server can be reached and lets this deployment in.')];
  }
  const advice = 'Use smtps://, or a server that offers STARTTLS.';
  return [warn(SUBJECT, 'The mail server can be reached, but only without encryption.', advice)];
}

/** @returns the code of what failed. The message may quote the answer of the server, so it is left out. */
async function verify(url: string, requireTLS = false): Promise<string | undefined> {
  const transporter = createTransport({
    url,
    requireTLS,
    connectionTimeout: SMTP_TIMEOUT_MS,
    greetingTimeout: SMTP_TIMEOUT_MS,
    socketTimeout: SMTP_TIMEOUT_MS,
  });
  try {
    await transporter.verify();
    return undefined;
  } catch (error) {
    return Error.isError(error) && 'code' in error ? String(error.code) : 'unknown error';
  } finally {
    transporter.close();
  }
}
