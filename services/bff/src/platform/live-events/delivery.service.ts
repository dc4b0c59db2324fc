import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { PinoLogger } from 'nestjs-pino';
import { type Counter } from 'prom-client';
import { type Principal } from '../../common/auth/principal.js';
import { MetricsService } from '../../common/metrics/metrics.service.js';
import { PeriodicService } from '../../common/periodic/periodic.service.js';
import { NotificationsService } from '../database/notifications.service.js';
import { EventStream } from './event-stream.js';
import {
  CATCH_UP_INTERVAL_MS,
  HEARTBEAT_S,
  LIVE_EVENT_CHANNEL,
  READ_LIMIT,
} from './live-events.constants.js';
import { LiveEventsRepository } from './live-events.repository.js';
import { OpenStreamsService } from './open-streams.service.js';

/**
 * Reads each event once per replica and passes it to the streams that may receive it. Ids become visible in
 * order, so every event up to `position` has been delivered and every later one has not.
 */
@Injectable()
export class DeliveryService implements OnApplicationBootstrap {
  private position = 0;
  private reading: Promise<void> | undefined;
  private readonly live = new Set<EventStream>();
  private readonly delivered: Counter;

  constructor(
    private readonly events: LiveEventsRepository,
    private readonly streams: OpenStreamsService,
    private readonly logger: PinoLogger,
    notifications: NotificationsService,
    periodic: PeriodicService,
    metrics: MetricsService,
  ) {
    this.logger.setContext(DeliveryService.name);
    this.delivered = metrics.counter({
      name: 'sala_events_delivered_total',
      help: 'Live events that this process has passed to its connected clients.',
    });
    notifications.on(LIVE_EVENT_CHANNEL, () => {
      this.catchUp().catch((error: unknown) => {
        this.logger.warn({ err: error }, 'cannot read live events, will try again');
      });
    });
    periodic.every(CATCH_UP_INTERVAL_MS, 'read live events', async () => {
      if (this.streams.all.length > 0) await this.catchUp();
    });
  }

  async onApplicationBootstrap(): Promise<void> {
    this.position = (await this.events.bounds()).last;
  }

  /** Every event up to this id had been committed when it was read. */
  get lastEventId(): number {
    return this.position;
  }

  /** Delivers new events. A call during a running read waits for a read that starts afterwards. */
  async catchUp(): Promise<void> {
    const current = this.reading;
    const next = (current?.catch(() => undefined) ?? Promise.resolve()).then(() => this.read());
    this.reading = next;
    await next;
  }

  /** @throws AppError unavailable or tooManyRequests. */
  async open(principal: Principal, lastEventId: number | undefined): Promise<EventStream> {
    const stream = new EventStream(principal, this.position);
    this.streams.add(stream);
    stream.body.once('close', () => this.live.delete(stream));
    try {
      const complete = lastEventId === undefined || (await this.isKept(lastEventId));
      stream.cursor = complete ? (lastEventId ?? this.position) : this.position;
      stream.hello({ lastEventId: stream.cursor, complete, heartbeatSeconds: HEARTBEAT_S });
    } catch (error) {
      stream.body.destroy();
      throw error;
    }
    this.replay(stream).catch((error: unknown) => {
      this.logger.warn({ err: error }, 'cannot replay live events, the client will come back');
      stream.body.destroy();
    });
    return stream;
  }

  /**
   * Whether all events after this one are still stored. If this replica has not read the id yet, it catches
   * up first.
   */
  private async isKept(id: number): Promise<boolean> {
    if (id > this.position) await this.catchUp();
    return id <= this.position && id >= (await this.events.bounds()).first - 1;
  }

  /**
   * Sends the missed events. The stream joins the live streams in the same turn of the event loop in which it
   * has caught up, so that no event is skipped.
   */
  private async replay(stream: EventStream): Promise<void> {
    while (stream.cursor < this.position && !stream.closed) {
      const last = this.position;
      const missed = await this.events.visibleBetween(stream.cursor, last, stream.principal);
      for (const event of missed) {
        await stream.drained();
        stream.send(event);
      }
      if (missed.length < READ_LIMIT) stream.cursor = last;
    }
    if (!stream.closed) this.live.add(stream);
  }

  private async read(): Promise<void> {
    let events = await this.events.after(this.position);
    while (events.length > 0) {
      for (const event of events) {
        this.position = event.id;
        for (const stream of this.live) stream.sendOrDisconnect(event);
        this.delivered.inc();
      }
      events = events.length < READ_LIMIT ? [] : await this.events.after(this.position);
    }
  }
}
