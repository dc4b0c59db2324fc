import { type BeforeApplicationShutdown, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { PinoLogger } from 'nestjs-pino';
import { CLEANING_INTERVAL_MS } from './enquiries.constants.js';
import { EnquiryDeskService } from './enquiry-desk.service.js';
import { EnquiryDraftsRepository } from './enquiry-drafts.repository.js';

/** Forgets what visitors wrote when its time is over. */
@Injectable()
export class EnquiryCleanerService implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private timer: NodeJS.Timeout | undefined;
  private work: Promise<void> = Promise.resolve();

  constructor(
    private readonly desk: EnquiryDeskService,
    private readonly drafts: EnquiryDraftsRepository,
    private readonly logger: PinoLogger,
  ) {
    this.logger.setContext(EnquiryCleanerService.name);
  }

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => {
      this.work = this.clean();
    }, CLEANING_INTERVAL_MS);
    this.timer.unref();
  }

  async beforeApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    await this.work;
  }

  async clean(): Promise<void> {
    try {
      await this.drafts.removeExpired();
      await this.desk.expire();
    } catch (error) {
      this.logger.warn({ err: error }, 'cannot remove old enquiries, will try again');
    }
  }
}
