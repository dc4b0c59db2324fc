import { Injectable } from '@nestjs/common';
import { type EntityManager } from 'typeorm';
import { Config } from '../../config/config.js';
import { OutboxService } from '../outbox/outbox.service.js';
import { type Mail } from './mail.js';
import { MAIL } from './mail-kind.js';

/** Sends mail on behalf of the domains. */
@Injectable()
export class MailService {
  constructor(
    private readonly outbox: OutboxService,
    private readonly config: Config,
  ) {}

  /** Whether the deployment has an SMTP server. Without one, {@link send} must not be called. */
  get isConfigured(): boolean {
    return this.config.mail !== undefined;
  }

  /**
   * Sends a mail once the transaction of `manager` commits, soon after it, and again if that fails. A crash between
   * sending and its record may send it twice, with the same `Message-ID`, and never loses it.
   *
   * @param when how long it is of use, such as the lifetime of a link in it, and how long it waits before it is sent
   * @example
   * await mail.send(manager, { to: email, language, template: 'passwordReset', values: { link, minutes } });
   */
  async send(
    manager: EntityManager,
    mail: Mail,
    { usefulSeconds, delaySeconds }: { usefulSeconds?: number; delaySeconds?: number } = {},
  ): Promise<void> {
    if (!this.isConfigured) throw new Error('No SMTP server is configured.');
    await this.outbox.send(manager, MAIL, mail, { subject: mail.template, usefulSeconds, delaySeconds });
  }
}
