import { setTimeout as wait } from 'node:timers/promises';
import { Injectable, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { PinoLogger } from 'nestjs-pino';
import { type Histogram } from 'prom-client';
import { AppError } from '../../common/errors/app-error.js';
import { MetricsService } from '../../common/metrics/metrics.service.js';
import { Config } from '../../config/config.js';
import { natsBackoff } from '../../platform/nats/connect-nats.js';
import { writeMessage } from './event-message.js';
import { EventStream } from './event-stream.js';
import { EVENT_STREAM } from './events.constants.js';
import { type AcceptedEvents } from './read-events.js';

/**
 * The stream of NATS that takes events instead of the database, where there is one. Its client is loaded then only. The process
 * starts, and does everything else, without it.
 */
@Injectable()
export class EventStreamService implements OnModuleInit, OnApplicationShutdown {
  readonly isOn: boolean;
  private stream: EventStream | undefined;
  private isConnected = false;
  private readonly ending = new AbortController();
  private acknowledged: Histogram<'outcome'> | undefined;

  constructor(
    private readonly config: Config,
    private readonly logger: PinoLogger,
    metrics: MetricsService,
  ) {
    this.isOn = config.eventStream !== undefined;
    this.logger.setContext(EventStreamService.name);
    if (this.isOn) this.measure(metrics);
  }

  onModuleInit(): void {
    if (this.isOn) void this.stayConnected();
  }

  async onApplicationShutdown(): Promise<void> {
    this.ending.abort();
    await this.stream?.close().catch(() => undefined);
  }

  /** The name by which its position is remembered. */
  get name(): string {
    return this.config.eventStream?.stream ?? '';
  }

  /** Undefined while there is none, or it cannot be reached. */
  get reachable(): EventStream | undefined {
    return this.isConnected ? this.stream : undefined;
  }

  /**
   * They are stored when this returns, whatever happens next.
   * @throws AppError unavailable
   */
  async store(accepted: AcceptedEvents): Promise<void> {
    const stream = this.reachable;
    if (stream === undefined)
      throw new AppError('unavailable', {}, null, { cause: new Error('NATS is away') });
    const end = this.acknowledged?.startTimer();
    try {
      await stream.publish(writeMessage(accepted));
      end?.({ outcome: 'stored' });
    } catch (cause) {
      end?.({ outcome: 'refused' });
      // Somebody may have removed it. The next request finds it again.
      void stream.state().catch(() => undefined);
      throw new AppError('unavailable', {}, null, { cause });
    }
  }

  /**
   * Waits until everything is counted that is stored now.
   * @throws AppError unavailable if that takes too long
   */
  async settle(): Promise<void> {
    if (!this.isOn) return;
    const until = performance.now() + EVENT_STREAM.settleMs;
    const unavailable = (cause: unknown) => new AppError('unavailable', {}, null, { cause });
    const state = async () => {
      const stream = this.reachable;
      if (stream === undefined) throw unavailable(new Error('NATS is away'));
      return await stream.state().catch((error: unknown) => {
        throw unavailable(error);
      });
    };
    const { last } = await state();
    while ((await state()).first <= last) {
      if (performance.now() > until) throw unavailable(new Error('events still wait to be counted'));
      await wait(EVENT_STREAM.settlePauseMs);
    }
  }

  /** Undefined if it cannot be determined. */
  async lag(): Promise<number | undefined> {
    const state = await this.reachable?.state().catch(() => undefined);
    return state?.lagSeconds;
  }

  private async stayConnected(): Promise<void> {
    const { eventStream } = this.config;
    const backoff = natsBackoff();
    while (eventStream !== undefined && !this.ending.signal.aborted) {
      try {
        this.stream = await EventStream.connect(eventStream);
        backoff.reset();
        await this.follow(this.stream);
      } catch (error) {
        this.logger.warn({ err: error }, 'cannot reach NATS, will try again; events are refused');
      }
      this.isConnected = false;
      await wait(backoff.next(), undefined, { ref: false, signal: this.ending.signal }).catch(
        () => undefined,
      );
    }
  }

  /** Until the connection ends for good. */
  private async follow(stream: EventStream): Promise<void> {
    this.isConnected = true;
    if (this.ending.signal.aborted) await stream.close();
    await stream.state().catch((error: unknown) => {
      this.logger.warn({ err: error }, 'cannot create the stream of events, will try again');
    });
    for await (const { type } of stream.connection.status()) {
      if (type === 'disconnect' && !this.ending.signal.aborted) {
        this.isConnected = false;
        this.logger.warn('NATS is away; events are refused until it is back');
      } else if (type === 'reconnect') {
        this.isConnected = true;
        this.logger.info('NATS is back');
      }
    }
  }

  private measure(metrics: MetricsService): void {
    this.acknowledged = metrics.histogram({
      name: 'sala_event_stream_ack_seconds',
      help: 'How long NATS takes to store the events of a request, by outcome: stored, or refused.',
      labelNames: ['outcome'],
      buckets: [0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 2],
    });
    const connected = () => this.isConnected;
    metrics.gauge({
      name: 'sala_event_stream_connected',
      help: '1 if NATS takes events from this process, otherwise 0.',
      collect() {
        this.set(connected() ? 1 : 0);
      },
    });
    const state = () => this.reachable?.state().catch(() => undefined);
    metrics.gauge({
      name: 'sala_event_stream_messages',
      help: 'Requests with events that wait in NATS to be counted. No value while NATS is away.',
      async collect() {
        this.remove();
        const found = await state();
        if (found !== undefined) this.set(found.messages);
      },
    });
  }
}
