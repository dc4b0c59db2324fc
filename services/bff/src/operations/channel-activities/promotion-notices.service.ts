import { Injectable, type OnModuleInit } from '@nestjs/common';
import { type EntityManager } from 'typeorm';
import { DEFAULT_LANGUAGE } from '../../common/messages/languages.constants.js';
import { inEachLanguage, translate } from '../../common/messages/translate.js';
import { displayTime } from '../../common/time/display-time.js';
import { Config } from '../../config/config.js';
import { MessageSenderService } from '../../messages/messages/message-sender.service.js';
import { MailService } from '../../platform/mail/mail.service.js';
import { ApplicationDeskService } from '../applications/application-desk.service.js';
import { shortened } from '../applications/application-messages.js';
import { ChannelActivitiesRepository } from './channel-activities.repository.js';
import { type ChannelActivity } from './channel-activity.entity.js';

/** What `pushNotify` promises: everyone with an account is told of a promotion once it is launched. */
@Injectable()
export class PromotionNoticesService implements OnModuleInit {
  constructor(
    private readonly activities: ChannelActivitiesRepository,
    private readonly desk: ApplicationDeskService,
    private readonly messages: MessageSenderService,
    private readonly mail: MailService,
    private readonly config: Config,
  ) {}

  onModuleInit(): void {
    this.desk.whenLaunched('channel', (activityId, manager) => this.tell(activityId, manager));
  }

  private async tell(activityId: number, manager: EntityManager): Promise<void> {
    const activity = await this.activities.find(activityId, manager);
    if (!activity?.pushNotify || activity.promotionEnd.getTime() <= Date.now()) return;
    const { activityName: name, advertisingContent, promotionStart, promotionEnd } = activity;
    const [from, to] = [promotionStart, promotionEnd].map((time) => this.minuteOf(time)) as [string, string];
    await this.messages.send(manager, {
      to: { mayCall: 'listMessagePage' },
      type: 'notice',
      title: shortened(name),
      content: inEachLanguage((language) =>
        translate(language, 'notice.promotion', {
          ...{ from, to },
          content: shortened(advertisingContent, CONTENT_LENGTH),
        }),
      ),
    });
    if (this.mail.isConfigured) await this.mailTo(activity, { from, to }, manager);
  }

  /** To confirmed addresses only: others may belong to somebody else. */
  private async mailTo(
    activity: ChannelActivity,
    days: { from: string; to: string },
    manager: EntityManager,
  ): Promise<void> {
    const { activityName: name, advertisingContent: content, promoteLink: link, promotionEnd } = activity;
    const usefulSeconds = Math.ceil((promotionEnd.getTime() - Date.now()) / 1000);
    for (const { email, locale } of await this.activities.mailRecipients(manager)) {
      const mail = { to: email, language: locale ?? DEFAULT_LANGUAGE, template: 'promotion' } as const;
      await this.mail.send(manager, { ...mail, values: { name, content, link, ...days } }, usefulSeconds);
    }
  }

  private minuteOf(time: Date): string {
    return displayTime(time, this.config.timeZone).slice(0, 'YYYY-MM-DD HH:mm'.length);
  }
}

/** Leaves room for the words around it. */
const CONTENT_LENGTH = 300;
