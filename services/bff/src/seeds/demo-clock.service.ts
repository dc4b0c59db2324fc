import { type BeforeApplicationShutdown, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { PinoLogger } from 'nestjs-pino';
import { DataSource } from 'typeorm';
import { Config } from '../config/config.js';
import { topUp } from './top-up.js';

const RETRY_MS = 60_000;

/**
 * Adds each hour to the demo data when it is over, in a running process. Idle unless the demo seed is enabled.
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
    if (this.config.database.seed === 'demo') this.wait(this.untilNextHour());
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
      await topUp(this.dataSource, database, timeZone);
      this.wait(this.untilNextHour());
    } catch (error) {
      this.logger.warn({ err: error }, 'cannot bring the demo data up to date, will try again');
      this.wait(RETRY_MS);
    }
  }

  private untilNextHour(): number {
    const now = Temporal.Now.zonedDateTimeISO(this.config.timeZone);
    const started = now.round({ smallestUnit: 'hour', roundingMode: 'floor' });
    return started.add({ hours: 1 }).epochMilliseconds - now.epochMilliseconds;
  }
}
