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
import { PublicationsService } from '../../content/content/publications.service.js';
import { exclusively } from '../../platform/database/exclusively.js';
import { isTimeout } from '../../platform/database/replay.js';
import { LiveEventsService } from '../../platform/live-events/live-events.service.js';
import { DailyVisitorsService } from './daily-visitors.service.js';
import { EventInboxRepository, type TakenEvents } from './event-inbox.repository.js';
import { EventLagService } from './event-lag.service.js';
import { FOLD, FORGETTING, TELLING_MS } from './events.constants.js';
import { WaitingLikesRepository } from './waiting-likes.repository.js';
import { VisitorKeysService } from './visitor-keys.service.js';
import { StreamedEventsService } from './streamed-events.service.js';

/** How events are taken from where they wait, in the transaction that counts them. */
type Take = (manager: EntityManager, most: number) => Promise<TakenEvents | undefined>;

/**
 * Counts what the inbox holds, and the stream where there is one, at one replica at a time. An event leaves the inbox, and the position
 * in the stream moves, in the transaction that counts it.
 */
@Injectable()
export class EventFoldService {
  private readonly counted: Counter;
  private readonly repeated: Counter;
  /** Events that were counted, and open pages do not know of. */
  private untold = 0;
  private toldAt = -Infinity;
  /** How many events a transaction counts. */
  private most: number = FOLD.events;

  constructor(
    private readonly inbox: EventInboxRepository,
    private readonly likes: WaitingLikesRepository,
    private readonly streamed: StreamedEventsService,
    private readonly lag: EventLagService,
    private readonly visitorKeys: VisitorKeysService,
    private readonly dailyVisitors: DailyVisitorsService,
    private readonly facts: ContentFactsService,
    private readonly audience: AudienceService,
    private readonly liveEvents: LiveEventsService,
    private readonly config: Config,
    @InjectEntityManager() private readonly manager: EntityManager,
    publications: PublicationsService,
    periodic: PeriodicService,
    metrics: MetricsService,
  ) {
    publications.countBy((itemId, manager) => this.inbox.storePublication(itemId, manager));
    this.counted = metrics.counter({
      name: 'sala_collected_events_counted_total',
      help: 'Events of channels and publications that this process has added to the facts.',
    });
    this.repeated = metrics.counter({
      name: 'sala_collected_events_repeated_total',
      help: 'Events of channels that were sent again, and not counted again.',
    });
    periodic.every(FOLD.intervalMs, 'count events', () => this.fold());
    periodic.every(FORGETTING.intervalMs, 'forget counted events', () => this.forget());
  }

  /** Until nothing waits any more, unless another replica is doing so. */
  async fold(): Promise<void> {
    await this.foldAll((manager, most) => this.inbox.take(manager, this.config.timeZone, most));
    if (this.streamed.isReachable) {
      await this.foldAll((manager, most) => this.streamed.take(manager, most));
      await this.streamed.removeCounted(this.manager);
    }
    await this.tell();
  }

  private async foldAll(take: Take): Promise<void> {
    let taken: TakenEvents | undefined;
    do {
      taken = await this.countSome(take);
      this.untold += taken?.counted ?? 0;
      this.counted.inc(taken?.counted ?? 0);
      this.repeated.inc(taken ? taken.events - taken.counted : 0);
    } while (taken?.hasMore);
  }

  /** A database that is slow counts fewer at once, until it is faster: the same ones would take too long again. */
  private async countSome(take: Take): Promise<TakenEvents | undefined> {
    try {
      const taken = await exclusively(this.manager, FOLD.lock, (manager) => this.count(manager, take));
      if (taken !== undefined) this.most = Math.min(FOLD.events, this.most * 2);
      return taken;
    } catch (error) {
      if (isTimeout(error)) this.most = Math.max(FOLD.leastEvents, Math.floor(this.most / 2));
      throw error;
    }
  }

  private async count(manager: EntityManager, take: Take): Promise<TakenEvents | undefined> {
    const taken = await take(manager, this.most);
    if (taken === undefined) return undefined;
    await this.facts.add(manager, taken.facts);
    await this.facts.takeLikes(manager, await this.likes.match(manager, taken.likes, this.config.timeZone));
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

  /** What tells of a visitor in time, whatever waits; ids not while the repeat of an event may have waited for longer than it was known. */
  async forget(): Promise<void> {
    await this.dailyVisitors.forget();
    await this.whileMore(FORGETTING.likesLock, (manager) => this.likes.forget(manager));
    await this.visitorKeys.keep();
    const lag = await this.lag.seconds();
    if (lag === undefined || lag > FORGETTING.longestLagSeconds) return;
    await this.whileMore(FORGETTING.lock, (manager) => this.inbox.forget(manager));
  }

  private async whileMore(lock: number, work: (manager: EntityManager) => Promise<boolean>): Promise<void> {
    while (await exclusively(this.manager, lock, work));
  }
}
