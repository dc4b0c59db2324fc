import { Injectable, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import { PinoLogger } from 'nestjs-pino';
import { CLEANING_INTERVAL_MS } from './live-events.constants.js';
import { LiveEventsRepository } from './live-events.repository.js';

/** Removes what is older than is kept. */
@Injectable()
export class EventCleanerService implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private timer: NodeJS.Timeout | undefined;
  private work: Promise<void> = Promise.resolve();

  constructor(
    private readonly events: LiveEventsRepository,
    private readonly logger: PinoLogger,
  ) {
    this.logger.setContext(EventCleanerService.name);
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

  private async clean(): Promise<void> {
    try {
      await this.events.removeOld();
    } catch (error) {
      this.logger.warn({ err: error }, 'cannot remove old live events, will try again');
    }
  }
}
