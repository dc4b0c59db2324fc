import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { type Transporter } from 'nodemailer';
import { type Config } from '../../config/config.js';
import { type Mail } from './mail.js';
import { SMTP_TIMEOUT_MS } from './mail.constants.js';
import { contentOf } from './mail-content.js';

/** Hands mail to the SMTP server of the deployment. */
@Injectable()
export class MailTransportService implements OnApplicationShutdown {
  private constructor(
    private readonly config: Config,
    private readonly transporter: Transporter | undefined,
  ) {}

  /** Loads nodemailer only where an SMTP server is configured. */
  static async start(config: Config): Promise<MailTransportService> {
    const { mail } = config;
    if (!mail) return new MailTransportService(config, undefined);
    const { createTransport } = await import('nodemailer');
    const transporter = createTransport(
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
    return new MailTransportService(config, transporter);
  }

  get isConfigured(): boolean {
    return this.transporter !== undefined;
  }

  /**
   * @param id the same for every attempt to send a mail
   * @throws the error of nodemailer, with the answer of the server in `responseCode` if it gave one.
   */
  async deliver(mail: Mail, id: string): Promise<void> {
    if (!this.transporter) throw new Error('No SMTP server is configured.');
    const content = contentOf(mail, this.config.organisation);
    // As an object, so that the text is never read as a list of addresses.
    const messageId = `<${id}@${new URL(this.config.publicUrl).hostname}>`;
    await this.transporter.sendMail({ messageId, to: { name: '', address: mail.to }, ...content });
  }

  onApplicationShutdown(): void {
    this.transporter?.close();
  }
}
