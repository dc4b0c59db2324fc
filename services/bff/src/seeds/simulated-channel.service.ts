import { Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import { EntityManager } from 'typeorm';
import { AppError } from '../common/errors/app-error.js';
import { PeriodicService } from '../common/periodic/periodic.service.js';
import { Config } from '../config/config.js';
import { CollectorService } from '../delivery/events/collector.service.js';
import { EVENTS_LIMIT } from '../delivery/events/events.constants.js';
import { exclusively } from '../platform/database/exclusively.js';
import { endsWhenIdleFor } from '../platform/database/in-turn.js';
import { activityOfHour, type ItemActivity } from './content-facts.top-up.js';
import { eventsOf, type SimulatedEvent } from './simulated-events.js';
import { beginSimulation, readProgress, storeProgress } from './simulation-progress.js';

const INTERVAL_MS = 5_000;
/** What is sent at most in one transaction, which must not be idle for long. */
const STEP = { minutes: 5 };
/** Longer than the collector takes, whose acknowledgement may come from NATS. Until then no statement comes. */
const IDLE = endsWhenIdleFor(15_000);
/** Key of an advisory lock. It must be unique in the database and the same in every replica. */
const SIMULATION_LOCK = 7_252_501;

/**
 * Sends the activity of the demo as the events of a channel, at one replica at a time, so that its figures of today come the
 * way in which those of real channels do. It ends when an administrator revokes the key.
 */
@Injectable()
export class SimulatedChannelService {
  private known: { hour: Temporal.Instant; activity: ItemActivity[] } | undefined;

  constructor(
    @InjectEntityManager() private readonly manager: EntityManager,
    private readonly collector: CollectorService,
    private readonly config: Config,
    periodic: PeriodicService,
  ) {
    const { seed, demoEvents } = config.database;
    if (seed === 'demo' && demoEvents)
      periodic.every(INTERVAL_MS, 'simulate a channel', () => this.advance());
  }

  /** Sends what is missing until now. */
  async advance(now = Temporal.Now.instant()): Promise<void> {
    let isBehind: boolean | undefined;
    do {
      isBehind = await exclusively(this.manager, SIMULATION_LOCK, (manager) => this.step(manager, now), IDLE);
    } while (isBehind);
  }

  /** @returns whether more is to be sent */
  private async step(manager: EntityManager, now: Temporal.Instant): Promise<boolean> {
    const progress = await readProgress(manager);
    if (progress === undefined) {
      // All replicas know its key the next time.
      await beginSimulation(manager, this.hourOf(now));
      return false;
    }
    const { channelId, key, isRevoked, since, until } = progress;
    if (isRevoked || Temporal.Instant.compare(until, now) >= 0) return false;
    const end = this.hourOf(until).add({ hours: 1 });
    const to = earliest(now, until.add(STEP), end);
    const events = await this.between(manager, until, to);
    for (let sent = 0; sent < events.length; sent += EVENTS_LIMIT) {
      if (!(await this.send(key, events.slice(sent, sent + EVENTS_LIMIT)))) return false;
    }
    // What lies between the hour in which a long pause began and its end is not sent.
    const reached = to.equals(end) && Temporal.Instant.compare(to, since) < 0 ? since : to;
    await storeProgress(manager, channelId, reached);
    return Temporal.Instant.compare(reached, now) < 0;
  }

  /** Within one hour. */
  private async between(
    manager: EntityManager,
    from: Temporal.Instant,
    to: Temporal.Instant,
  ): Promise<SimulatedEvent[]> {
    const hour = this.hourOf(from);
    if (!this.known?.hour.equals(hour)) {
      const { timeZone, database } = this.config;
      const local = hour.toZonedDateTimeISO(timeZone);
      const activity = await activityOfHour(manager, local.toPlainDate(), local.hour, database.demoFacts);
      this.known = { hour, activity };
    }
    const start = hour.epochMilliseconds;
    return this.known.activity.flatMap((activity) =>
      eventsOf(activity, hour, from.epochMilliseconds - start, to.epochMilliseconds - start),
    );
  }

  /** @returns whether they are stored; a request that is refused is sent again later, and counts once */
  private async send(key: string, events: SimulatedEvent[]): Promise<boolean> {
    const sender = {
      key,
      origin: undefined,
      userAgent: undefined,
      address: 'simulation',
      asksForPrivacy: false,
    };
    try {
      await this.collector.collect(sender, JSON.stringify({ events }));
      return true;
    } catch (error) {
      if (error instanceof AppError && error.definition.http < 500) return false;
      throw error;
    }
  }

  private hourOf(moment: Temporal.Instant): Temporal.Instant {
    return moment
      .toZonedDateTimeISO(this.config.timeZone)
      .round({ smallestUnit: 'hour', roundingMode: 'floor' })
      .toInstant();
  }
}

function earliest(first: Temporal.Instant, ...others: Temporal.Instant[]): Temporal.Instant {
  return others.reduce((found, each) => (Temporal.Instant.compare(each, found) < 0 ? each : found), first);
}
