import { Injectable } from '@nestjs/common';
import { MetricsService } from '../../common/metrics/metrics.service.js';
import { EventInboxRepository } from './event-inbox.repository.js';
import { EventStreamService } from './event-stream.service.js';

/** Tells for how long events wait to be counted, in the inbox and in the stream. */
@Injectable()
export class EventLagService {
  constructor(
    private readonly inbox: EventInboxRepository,
    private readonly stream: EventStreamService,
    metrics: MetricsService,
  ) {
    const seconds = () => this.seconds().catch(() => this.stream.lag());
    metrics.gauge({
      name: 'sala_collected_events_lag_seconds',
      help: 'For how long the oldest event has waited to be counted. No value while what holds it is away.',
      async collect() {
        this.remove();
        const lag = await seconds();
        if (lag !== undefined) this.set(lag);
      },
    });
  }

  /** Undefined if the stream cannot tell. */
  async seconds(): Promise<number | undefined> {
    const inInbox = await this.inbox.lag();
    if (!this.stream.isOn) return inInbox;
    const inStream = await this.stream.lag();
    return inStream === undefined ? undefined : Math.max(inInbox, inStream);
  }
}
