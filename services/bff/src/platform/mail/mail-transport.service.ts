import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { createTransport, type Transporter } from 'nodemailer';
import { Config } from '../../config/config.js';
import { type Mail } from './mail.js';
import { SMTP_TIMEOUT_MS } from './mail.constants.js';
import { contentOf } from './mail-content.js';

/** Hands mail to the SMTP server of the deployment. */
@Injectable()
export class MailTransportService implements OnApplicationShutdown {
  private readonly transporter: Transporter | undefined;

  constructor(private readonly config: Config) {
    const { mail } = config;
    if (!mail) return;
    this.transporter = createTransport(
      {
        url: mail.smtpUrl,
        connectionTimeout: SMTP_TIMEOUT_MS,
        greetingTimeout: SMTP_TIMEOUT_MS,
        socketTimeout: SMTP_TIMEOUT_MS,
        disableFileAccess: true,
        disableUrlAccess: true,
      },
      // No vacation notice answers an automatic mail (RFC 3834).
      { from: mail.from, headers: { 'auto-submitted': 'auto-generated' } },
    );
  }

  get isConfigured(): boolean {
    return this.transporter !== undefined;
  }

  /** @throws the error of nodemailer, with the answer of the server in `responseCode` if it gave one. */
  async deliver(mail: Mail): Promise<void> {
    if (!this.transporter) throw new Error('No SMTP server is configured.');
    const content = contentOf(mail, this.config.organisation);
    // As an object, so that the text is never read as a list of addresses.
    await this.transporter.sendMail({ to: { name: '', address: mail.to }, ...content });
  }

  onApplicationShutdown(): void {
    this.transporter?.close();
  }
}
