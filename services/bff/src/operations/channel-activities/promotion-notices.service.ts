import { Injectable, type OnModuleInit } from '@nestjs/common';
import { type EntityManager } from 'typeorm';
import { translations } from '../../common/messages/translate.js';
import { shortened } from '../../common/text/shortened.js';
import { displayTime } from '../../common/time/display-time.js';
import { Config } from '../../config/config.js';
import { MESSAGE_TITLE } from '../../messages/messages/messages.constants.js';
import { MessageSenderService } from '../../messages/messages/message-sender.service.js';
import { ApplicationDeskService } from '../applications/application-desk.service.js';
import { ChannelActivitiesRepository } from './channel-activities.repository.js';

/** What `pushNotify` promises: everyone with an account is told of a promotion once it is launched. */
@Injectable()
export class PromotionNoticesService implements OnModuleInit {
  constructor(
    private readonly activities: ChannelActivitiesRepository,
    private readonly desk: ApplicationDeskService,
    private readonly messages: MessageSenderService,
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
      to: 'everyone',
      kind: 'promotion',
      title: shortened(name, MESSAGE_TITLE),
      content: translations('notice.promotion', {
        ...{ from, to },
        content: shortened(advertisingContent, CONTENT),
      }),
      mail: {
        template: 'promotion',
        values: { ...{ name, from, to }, content: advertisingContent, link: activity.promoteLink },
        usefulSeconds: Math.ceil((promotionEnd.getTime() - Date.now()) / 1000),
      },
    });
  }

  private minuteOf(time: Date): string {
    return displayTime(time, this.config.timeZone).slice(0, 'YYYY-MM-DD HH:mm'.length);
  }
}

/** Leaves room for the words around it. */
const CONTENT = { maxLength: 300 };
