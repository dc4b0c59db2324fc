import { Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import { type Counter } from 'prom-client';
import { EntityManager } from 'typeorm';
import { MetricsService } from '../../common/metrics/metrics.service.js';
import { PeriodicService } from '../../common/periodic/periodic.service.js';
import { Config } from '../../config/config.js';
import { AudienceService } from '../../content/audience/audience.service.js';
import { ContentFactsService } from '../../content/content/content-facts.service.js';
import { FIGURES_CHANGED } from '../../content/content/figures.event.js';
import { exclusively } from '../../platform/database/exclusively.js';
import { LiveEventsService } from '../../platform/live-events/live-events.service.js';
import { EventInboxRepository, type TakenEvents } from './event-inbox.repository.js';
import { FOLD, FORGETTING, TELLING_MS } from './events.constants.js';

/** Counts what the inbox holds, at one replica at a time. An event leaves the inbox in the transaction that counts it. */
@Injectable()
export class EventFoldService {
  private readonly counted: Counter;
  private readonly repeated: Counter;
  /** Events that were counted, and open pages do not know of. */
  private untold = 0;
  private toldAt = -Infinity;

  constructor(
    private readonly inbox: EventInboxRepository,
    private readonly facts: ContentFactsService,
    private readonly audience: AudienceService,
    private readonly liveEvents: LiveEventsService,
    private readonly config: Config,
    @InjectEntityManager() private readonly manager: EntityManager,
    periodic: PeriodicService,
    metrics: MetricsService,
  ) {
    this.counted = metrics.counter({
      name: 'sala_collected_events_counted_total',
      help: 'Events of channels that this process has added to the facts.',
    });
    this.repeated = metrics.counter({
      name: 'sala_collected_events_repeated_total',
      help: 'Events of channels that were sent again, and not counted again.',
    });
    metrics.gauge({
      name: 'sala_collected_events_lag_seconds',
      help: 'For how long the oldest event has waited to be counted. No value while the database is away.',
      async collect() {
        this.remove();
        const lag = await inbox.lag().catch(() => undefined);
        if (lag !== undefined) this.set(lag);
      },
    });
    periodic.every(FOLD.intervalMs, 'count events', () => this.fold());
    periodic.every(FORGETTING.intervalMs, 'forget counted events', () => this.forget());
  }

  /** Until the inbox is empty, unless another replica is doing so. */
  async fold(): Promise<void> {
    let taken: TakenEvents | undefined;
    do {
      taken = await exclusively(this.manager, FOLD.lock, (manager) => this.count(manager));
      this.untold += taken?.counted ?? 0;
      this.counted.inc(taken?.counted ?? 0);
      this.repeated.inc(taken ? taken.events - taken.counted : 0);
    } while (taken?.batches === FOLD.batches);
    await this.tell();
  }

  private async count(manager: EntityManager): Promise<TakenEvents> {
    const taken = await this.inbox.take(manager, this.config.timeZone);
    await this.facts.add(manager, taken.facts);
    await this.facts.takeLikes(manager, taken.unlikes);
    await this.audience.add(manager, taken.visits);
    return taken;
  }

  /** Once in a while, because each open page asks for its figures then. */
  private async tell(): Promise<void> {
    const now = performance.now();
    if (this.untold === 0 || now - this.toldAt < TELLING_MS) return;
    await this.liveEvents.publish(this.manager, FIGURES_CHANGED, {}, { count: this.untold });
    this.untold = 0;
    this.toldAt = now;
  }

  async forget(): Promise<void> {
    await exclusively(this.manager, FOLD.lock, (manager) => this.inbox.forget(manager));
  }
}
