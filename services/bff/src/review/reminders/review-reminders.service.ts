import { Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import { EntityManager } from 'typeorm';
import { translations } from '../../common/messages/translate.js';
import { PeriodicService } from '../../common/periodic/periodic.service.js';
import { displayTime } from '../../common/time/display-time.js';
import { Config } from '../../config/config.js';
import { MessageSenderService } from '../../messages/messages/message-sender.service.js';
import { type OpenReview, OpenReviewsService } from '../reviews/open-reviews.service.js';
import { HOUR_MS, REMINDED_EVERY_MS, REMINDER_INTERVAL_MS } from './review-reminders.constants.js';
import { ReviewRemindersRepository } from './review-reminders.repository.js';

/**
 * Reminds those who may decide of what has waited for too long, once a day, regardless of the number of replicas. Who has
 * approved a record already is not reminded of it. Each reminder and its note commit together.
 */
@Injectable()
export class ReviewRemindersService {
  constructor(
    private readonly open: OpenReviewsService,
    private readonly reminders: ReviewRemindersRepository,
    private readonly sender: MessageSenderService,
    private readonly config: Config,
    @InjectEntityManager() private readonly manager: EntityManager,
    periodic: PeriodicService,
  ) {
    periodic.every(REMINDER_INTERVAL_MS, 'remind of open reviews', async () => {
      await this.remind();
    });
  }

  /** @returns the number of records of which people were reminded */
  async remind(now = new Date()): Promise<number> {
    const hours = this.config.reviewReminderHours;
    if (hours === 0) return 0;
    const overdueSince = new Date(now.getTime() - hours * HOUR_MS);
    const before = new Date(now.getTime() - REMINDED_EVERY_MS);
    let count = 0;
    for (const { entity, open } of this.open.desks) {
      const reviews = await open();
      await this.reminders.forgetOthers(
        entity,
        reviews.map(({ id }) => id),
      );
      const known = await this.reminders.remindedAfter(entity, before);
      const due = reviews.filter(
        ({ id, since, awaited }) => since <= overdueSince && awaited.length > 0 && !known.has(id),
      );
      for (const review of due) if (await this.remindOf(review, { now, before })) count += 1;
    }
    return count;
  }

  private async remindOf(review: OpenReview, times: { now: Date; before: Date }): Promise<boolean> {
    const { entity, id, link, awaited, todo: kind } = review;
    return await this.manager.transaction(async (manager) => {
      // A decision that is under way is waited for: after it, nobody is reminded.
      if (!(await review.keep(manager))) return false;
      if (!(await this.reminders.claim({ entity, recordId: id }, times, manager))) return false;
      await this.sender.remind(manager, { to: awaited, kind, link, messageType: 0, ...this.textsOf(review) });
      return true;
    });
  }

  private textsOf({ todo, about, since }: OpenReview) {
    const day = displayTime(since, this.config.timeZone).slice(0, 'YYYY-MM-DD'.length);
    return {
      title: translations(`todo.reminder.${todo}`),
      content: translations('todo.reminder.content', { about, day }),
    };
  }
}
