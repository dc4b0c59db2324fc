import { Injectable } from '@nestjs/common';
import { type EntityManager } from 'typeorm';
import { Config } from '../../config/config.js';
import { NotificationsService } from '../database/notifications.service.js';
import { type Mail } from './mail.js';
import { MAIL_CHANNEL, MAIL_LIFETIME_HOURS } from './mail.constants.js';
import { seal } from './mail-seal.js';
import { OutgoingMailRepository } from './outgoing-mail.repository.js';

/** Sends mail on behalf of the domains. */
@Injectable()
export class MailService {
  constructor(
    private readonly mails: OutgoingMailRepository,
    private readonly notifications: NotificationsService,
    private readonly config: Config,
  ) {}

  /** Whether the deployment has an SMTP server. Without one, {@link send} must not be called. */
  get isConfigured(): boolean {
    return this.config.mail !== undefined;
  }

  /**
   * Sends a mail once the transaction of `manager` commits, soon after it, and again if that fails. A crash between
   * sending and its record may send it twice, never lose it.
   *
   * @param lifetimeSeconds how long it is of use, such as the lifetime of a link in it
   * @example
   * await mail.send(manager, { to: email, language, template: 'passwordReset', values: { link, minutes } });
   */
  async send(
    manager: EntityManager,
    mail: Mail,
    lifetimeSeconds: number = MAIL_LIFETIME_HOURS * 3_600,
  ): Promise<void> {
    if (!this.isConfigured) throw new Error('No SMTP server is configured.');
    await this.mails.insert(seal(mail, this.config.jwtKeys), lifetimeSeconds, manager);
    await this.notifications.notify(manager, MAIL_CHANNEL, '');
  }
}
