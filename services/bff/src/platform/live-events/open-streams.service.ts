import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { type Grant } from '../../common/auth/grants.constants.js';
import { type Principal } from '../../common/auth/principal.js';
import { AppError } from '../../common/errors/app-error.js';
import { tellLimit } from '../../common/http/rate-limit-fields.js';
import { MetricsService } from '../../common/metrics/metrics.service.js';
import { type LiveEventType } from './define-live-event.js';
import { type EventStream } from './event-stream.js';
import { SERVER_CLOSING } from './stream.event.js';
import { HEARTBEAT_S, RETRY_MS, STREAMS_PER_ACCOUNT, RETRY_AFTER_S } from './live-events.constants.js';

/** The streams that are open on this replica. */
@Injectable()
export class OpenStreamsService implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly streams = new Set<EventStream>();
  private heartbeat: NodeJS.Timeout | undefined;
  private draining = false;

  constructor(metrics: MetricsService) {
    const { streams } = this;
    metrics.gauge({
      name: 'sala_event_streams',
      help: 'Clients that are connected to the live events of this process.',
      collect() {
        this.set(streams.size);
      },
    });
  }

  onApplicationBootstrap(): void {
    this.heartbeat = setInterval(() => {
      for (const stream of this.streams) stream.sendHeartbeat();
    }, HEARTBEAT_S * 1_000);
    this.heartbeat.unref();
  }

  /** The server waits for requests in flight at shutdown, and a stream would never finish on its own. */
  onModuleDestroy(): void {
    this.draining = true;
    clearInterval(this.heartbeat);
    for (const stream of this.streams) stream.end(SERVER_CLOSING, { retry: RETRY_MS });
  }

  get all(): readonly EventStream[] {
    return [...this.streams];
  }

  /** The sessions that have open streams on this replica. */
  sessionIds(): Set<string> {
    return new Set(this.all.map(({ principal }) => principal.sessionId));
  }

  /** Ends the streams of a session with a final event. */
  endSession<Payload extends object>(
    sessionId: string,
    type: LiveEventType<Payload, 'stream'>,
    payload: Payload,
  ): void {
    for (const stream of this.all) if (stream.principal.sessionId === sessionId) stream.end(type, payload);
  }

  /** What the account of a session is given now. */
  grantSession(sessionId: string, grants: readonly Grant[]): void {
    for (const stream of this.all)
      if (stream.principal.sessionId === sessionId) stream.principal = { ...stream.principal, grants };
  }

  /** Ends the streams of some people. Their clients reconnect, and are refused as long as necessary. */
  endWhere(isMeant: (principal: Principal) => boolean): void {
    for (const stream of this.all)
      if (isMeant(stream.principal)) stream.end(SERVER_CLOSING, { retry: RETRY_MS });
  }

  /** @throws AppError unavailable while draining, tooManyRequests if the account has too many streams. */
  add(stream: EventStream): void {
    if (this.draining) throw new AppError('unavailable');
    const { accountId } = stream.principal;
    const own = this.all.filter(({ principal }) => principal.accountId === accountId);
    const room = { remaining: STREAMS_PER_ACCOUNT - own.length - 1 };
    tellLimit({ policy: 'streams', quota: STREAMS_PER_ACCOUNT }, room);
    if (own.length >= STREAMS_PER_ACCOUNT) throw new AppError('tooManyRequests', { seconds: RETRY_AFTER_S });
    this.streams.add(stream);
    stream.body.once('close', () => this.streams.delete(stream));
  }
}
