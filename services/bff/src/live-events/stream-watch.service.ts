import { Injectable, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import { PinoLogger } from 'nestjs-pino';
import { NotificationsService } from '../database/notifications.service.js';
import { SESSION_CHANNEL } from '../sessions/sessions.constants.js';
import { SessionsService } from '../sessions/sessions.service.js';
import { DeliveryService } from './delivery.service.js';
import { CHECK_INTERVAL_MS } from './live-events.constants.js';
import { OpenStreamsService } from './open-streams.service.js';

/** Ends the streams of ended sessions, and fetches events whose notification was lost; one look for all streams. */
@Injectable()
export class StreamWatchService implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private timer: NodeJS.Timeout | undefined;
  private failing = false;
  private closing = false;
  private work: Promise<void> = Promise.resolve();

  constructor(
    private readonly streams: OpenStreamsService,
    private readonly delivery: DeliveryService,
    private readonly sessions: SessionsService,
    private readonly logger: PinoLogger,
    notifications: NotificationsService,
  ) {
    this.logger.setContext(StreamWatchService.name);
    notifications.on(SESSION_CHANNEL, (id) => {
      if (this.streams.all.some(({ principal }) => principal.sessionId === id)) this.look();
    });
  }

  onApplicationBootstrap(): void {
    this.wait();
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.closing = true;
    clearTimeout(this.timer);
    await this.work;
  }

  private wait(): void {
    if (this.closing) return;
    this.timer = setTimeout(() => {
      this.look();
      void this.work.then(() => {
        this.wait();
      });
    }, CHECK_INTERVAL_MS);
    this.timer.unref();
  }

  private look(): void {
    this.work = this.work.then(() => this.check());
  }

  private async check(): Promise<void> {
    if (this.streams.all.length === 0 || this.closing) return;
    try {
      await this.delivery.catchUp();
      await this.endStreamsOfEndedSessions();
      this.failing = false;
    } catch (error) {
      if (!this.failing) this.logger.warn({ err: error }, 'cannot check on open streams, will try again');
      this.failing = true;
    }
  }

  private async endStreamsOfEndedSessions(): Promise<void> {
    const streams = this.streams.all;
    const ids = new Set(streams.map(({ principal }) => principal.sessionId));
    const ended = await this.sessions.endedAmong([...ids]);
    for (const stream of streams) {
      const end = ended.get(stream.principal.sessionId);
      if (end) stream.end('session.ended', { code: end.definition.code });
    }
  }
}
