import { type BeforeApplicationShutdown, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { PinoLogger } from 'nestjs-pino';
import { DataSource } from 'typeorm';
import { startOfDay } from '../common/time/display-time.js';
import { Config } from '../config/config.js';
import { topUp } from './top-up.js';

/** Additional check interval, in case the clock was changed or the machine was asleep at midnight. */
const MAX_DELAY_MS = 3_600_000;
const RETRY_MS = 60_000;

/**
 * Adds the new day to the demo data at midnight in a running process. Idle unless the demo seed is enabled.
 */
@Injectable()
export class DemoClockService implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private timer: NodeJS.Timeout | undefined;
  private work: Promise<void> = Promise.resolve();
  private closing = false;

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly config: Config,
    private readonly logger: PinoLogger,
  ) {
    this.logger.setContext(DemoClockService.name);
  }

  onApplicationBootstrap(): void {
    if (this.config.database.seed === 'demo') this.wait(this.untilMidnight());
  }

  /** Waits for work in progress because it needs the database. */
  async beforeApplicationShutdown(): Promise<void> {
    this.closing = true;
    clearTimeout(this.timer);
    await this.work;
  }

  private wait(milliseconds: number): void {
    if (this.closing) return;
    this.timer = setTimeout(() => {
      this.work = this.tick();
    }, milliseconds);
    this.timer.unref();
  }

  private async tick(): Promise<void> {
    try {
      const { database, timeZone } = this.config;
      await topUp(this.dataSource, database.demoFacts, timeZone);
      this.wait(this.untilMidnight());
    } catch (error) {
      this.logger.warn({ err: error }, 'cannot bring the demo data up to today, will try again');
      this.wait(RETRY_MS);
    }
  }

  private untilMidnight(): number {
    const { timeZone } = this.config;
    const midnight = startOfDay(Temporal.Now.plainDateISO(timeZone).add({ days: 1 }), timeZone);
    return Math.min(midnight.getTime() - Date.now(), MAX_DELAY_MS);
  }
}
