import { Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import { EntityManager } from 'typeorm';
import { DEFAULT_LANGUAGE } from '../../common/messages/languages.constants.js';
import { type Batches, type Share } from '../../common/periodic/batches.js';
import { PeriodicService } from '../../common/periodic/periodic.service.js';
import { displayTime } from '../../common/time/display-time.js';
import { Config } from '../../config/config.js';
import { MailService } from '../../platform/mail/mail.service.js';
import { textsIn } from '../messages/message-texts.js';
import {
  MESSAGES_PAGE,
  notificationOf,
  NOTIFICATIONS_PAGE,
} from '../notifications/notifications.constants.js';
import { delayOf, nextHour, quietHoursOf, quietUntil } from '../notifications/quiet-hours.js';
import { DIGEST_INTERVAL_MS, DIGEST_LINES } from './digests.constants.js';
import { type DigestLine, DigestsRepository, type DueDigest } from './digests.repository.js';

/**
 * Mails once a day what came into the message box, at the hour that each person chose. A digest, the time of the next one,
 * and which messages it lists commit together with the mail in the outbox: whichever process does it, however it ends,
 * each message is in one digest.
 */
@Injectable()
export class DigestsService {
  private readonly one: Batches<number>;

  constructor(
    private readonly digests: DigestsRepository,
    private readonly mail: MailService,
    private readonly config: Config,
    @InjectEntityManager() private readonly manager: EntityManager,
    periodic: PeriodicService,
  ) {
    this.one = periodic.batches('send digests', 1);
    periodic.every(DIGEST_INTERVAL_MS, 'send digests', () => this.sendDue());
  }

  /** Those of which the hour has come; also later, if no process was there at that hour. */
  async sendDue(): Promise<void> {
    while (await this.one.step((share) => this.sendNext(share)));
  }

  private async sendNext(share: Share<number>): Promise<boolean> {
    return await this.manager.transaction(async (manager) => {
      const due = await this.digests.takeDue(share, manager);
      if (!due) return false;
      const lines = await this.digests.takeLines(due.accountId, manager);
      if (lines.length > 0 && due.enabled && due.email !== '' && this.mail.isConfigured)
        await this.send(due, lines, manager);
      const next = nextHour(new Date(), due.hour, this.config.timeZone);
      await this.digests.postpone(due.accountId, next, manager);
      return true;
    });
  }

  private async send(due: DueDigest, lines: DigestLine[], manager: EntityManager): Promise<void> {
    const { publicUrl, timeZone } = this.config;
    const now = new Date();
    const values = {
      day: displayTime(now, timeZone).slice(0, 'YYYY-MM-DD'.length),
      count: lines.length,
      link: `${publicUrl}${MESSAGES_PAGE}`,
      settings: `${publicUrl}${NOTIFICATIONS_PAGE}`,
    };
    const language = due.locale ?? DEFAULT_LANGUAGE;
    const items = lines
      .slice(0, DIGEST_LINES)
      .map((line) => ({ ...line, ...textsIn(line, language) }))
      .flatMap((line) => [this.textOf(line), `${publicUrl}${line.link ?? MESSAGES_PAGE}`]);
    await this.mail.send(
      manager,
      { to: due.email, language, template: 'digest', values, items },
      { delaySeconds: delayOf(quietUntil(now, quietHoursOf(due), timeZone)) },
    );
  }

  /** What the message says, too, unless it may be about a person. */
  private textOf({ kind, title, subTitle, content, sentAt }: DigestLine): string {
    const time = displayTime(sentAt, this.config.timeZone).slice(0, 'YYYY-MM-DD HH:mm'.length);
    const isPersonal = kind !== null && notificationOf(kind).isPersonal === true;
    if (isPersonal) return `${time} · ${title}`;
    const about = subTitle === '' ? title : `${title} (${subTitle})`;
    return [time, about, content].filter((part) => part !== '').join(' · ');
  }
}
