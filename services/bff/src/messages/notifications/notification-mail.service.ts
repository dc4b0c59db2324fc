import { Injectable } from '@nestjs/common';
import { type EntityManager } from 'typeorm';
import { type Language } from '../../common/messages/languages.constants.js';
import { type MailTemplate } from '../../common/messages/translate.js';
import { Config } from '../../config/config.js';
import { type Mail } from '../../platform/mail/mail.js';
import { MailService } from '../../platform/mail/mail.service.js';
import {
  MESSAGES_PAGE,
  type NotificationKind,
  notificationOf,
  NOTIFICATIONS_PAGE,
} from './notifications.constants.js';
import { delayOf } from './quiet-hours.js';

/** In the words of one reader. */
export interface Worded {
  kind: NotificationKind;
  title: string;
  subTitle: string;
  content: string;
  link: string | null;
}

/** A mail of its own, where that of any notification is not enough. */
export interface SpecialMail {
  template: MailTemplate;
  values: Mail['values'];
  /** How long it is of use. */
  usefulSeconds: number;
  /** Sent even to those who chose no mail of this kind. */
  isMandatory?: true;
}

interface Reader {
  email: string;
  language: Language;
  /** Mail waits until then. */
  quietUntil: Date | null;
}

/** Mails notifications to confirmed addresses: others may belong to somebody else. */
@Injectable()
export class NotificationMailService {
  constructor(
    private readonly mail: MailService,
    private readonly config: Config,
  ) {}

  /** Nothing is sent without a mail server or an address, or if it would be of no use any more when quiet hours end. */
  async send(
    manager: EntityManager,
    { email, language, quietUntil }: Reader,
    notification: Worded,
    special?: SpecialMail,
  ): Promise<void> {
    if (!this.mail.isConfigured || email === '') return;
    const { template, values, usefulSeconds } = special ?? this.general(notification);
    const delaySeconds = delayOf(quietUntil);
    if (usefulSeconds !== undefined && usefulSeconds <= delaySeconds) return;
    await this.mail.send(manager, { to: email, language, template, values }, { usefulSeconds, delaySeconds });
  }

  private general({
    kind,
    title,
    subTitle,
    content,
    link,
  }: Worded): Partial<SpecialMail> & Pick<SpecialMail, 'template' | 'values'> {
    const { publicUrl } = this.config;
    const about = subTitle === '' ? title : `${title} (${subTitle})`;
    const settings = `${publicUrl}${NOTIFICATIONS_PAGE}`;
    const values = { about, link: `${publicUrl}${link ?? MESSAGES_PAGE}`, settings };
    if (notificationOf(kind).isPersonal) return { template: 'personalNotification', values };
    return { template: 'notification', values: { ...values, content } };
  }
}
