import { Injectable } from '@nestjs/common';
import { isbot } from 'isbot';
import { PinoLogger } from 'nestjs-pino';
import { type Counter } from 'prom-client';
import { AppError } from '../../common/errors/app-error.js';
import { ThrottledLog } from '../../common/errors/throttled-log.js';
import { MetricsService } from '../../common/metrics/metrics.service.js';
import { Config } from '../../config/config.js';
import { ChannelKeysService } from '../channels/channel-keys.service.js';
import { ChannelRatesService } from '../channels/channel-rates.service.js';
import { type KnownChannel } from '../channels/channel.entity.js';
import { DailyVisitorsService, type KnownVisitor } from './daily-visitors.service.js';
import { EventInboxRepository } from './event-inbox.repository.js';
import { EventStreamService } from './event-stream.service.js';
import { EVENT_REASONS, type EventReason } from './events.constants.js';
import { KnownItemsService } from './known-items.service.js';
import { NetworkRates } from './network-rates.js';
import { readBatch, readVisitor } from './read-batch.js';
import { type EventProblem, EventReader, isEvent, isProblem, type ReadEvent } from './read-events.js';
import { VisitorsService } from './visitors.service.js';

/** What a request says of its sender. Nothing of it is stored but a hash of the visitor. */
export interface Sender {
  key: string | undefined;
  /** Of the page. Only browsers send it. */
  origin: string | undefined;
  /** By which the product was reached. */
  host?: string | undefined;
  userAgent: string | undefined;
  address: string;
  /** Whether the browser sends `Sec-GPC: 1`. */
  asksForPrivacy: boolean;
}

export interface Collected {
  accepted: number;
  refused: number;
  /** Of each event that is refused. */
  errors: EventProblem[];
}

/** Takes the events of a request. What it answers as accepted is stored. */
@Injectable()
export class CollectorService {
  private readonly networks: NetworkRates;
  private readonly failures = new ThrottledLog((line, leftOut) => {
    this.logger.warn({ ...line, leftOut }, 'cannot take events');
  });
  private readonly events: Counter<'outcome'>;
  private readonly refusals: Counter<'reason'>;

  constructor(
    private readonly keys: ChannelKeysService,
    private readonly rates: ChannelRatesService,
    private readonly items: KnownItemsService,
    private readonly inbox: EventInboxRepository,
    private readonly stream: EventStreamService,
    private readonly visitors: VisitorsService,
    private readonly dailyVisitors: DailyVisitorsService,
    private readonly logger: PinoLogger,
    config: Config,
    metrics: MetricsService,
  ) {
    this.networks = new NetworkRates(config.eventRequestsPerAddress);
    this.logger.setContext(CollectorService.name);
    this.events = metrics.counter({
      name: 'sala_collected_events_total',
      help: 'Events that channels have sent to this process, by outcome: accepted, or why they were refused.',
      labelNames: ['outcome'],
    });
    this.refusals = metrics.counter({
      name: 'sala_collected_requests_refused_total',
      help: 'Requests with events that were refused as a whole, by reason. networkRate: too many from one network.',
      labelNames: ['reason'],
    });
    for (const outcome of ['accepted', ...EVENT_REASONS]) this.events.inc({ outcome }, 0);
  }

  /** @throws AppError for what concerns the whole request */
  async collect(sender: Sender, body: string): Promise<Collected> {
    const now = Date.now();
    const channel = await this.admit(sender);
    const { events, visitor, sentAt } = readBatch(body);
    const known = await this.know(channel, sender, visitor, now);
    const { read, errors } = await this.read(events, new EventReader(now, sentAt, known !== undefined));
    // What is refused counts for its address alone: the key is public.
    if (read.length > 0) this.rates.count(channel, 'collect', sender.address);
    await this.store(channel, read, known);
    this.count('accepted', read.length);
    for (const { reason } of errors) this.count(reason, 1);
    return { accepted: read.length, refused: errors.length, errors };
  }

  /**
   * Forgets a visitor, for whoever knows the value, whether or not it is known here.
   * @throws AppError
   */
  async forget(sender: Sender, body: string): Promise<void> {
    const channel = await this.admit(sender);
    const visitor = readVisitor(body);
    this.rates.count(channel, 'collect', sender.address);
    await this.visitors.erase(visitor);
  }

  /** Counts a request that ended with an error. */
  refused({ reason, params, definition, cause }: AppError): void {
    this.refusals.inc({ reason: params.of === 'network' ? 'networkRate' : reason });
    if (definition.http >= 500) this.failures.log({ err: cause, reason });
  }

  /** Undefined if the events are not to count as a person. */
  private async know(
    { visitors }: KnownChannel,
    { address, userAgent, asksForPrivacy }: Sender,
    visitor: string | undefined,
    now: number,
  ): Promise<KnownVisitor | undefined> {
    if (asksForPrivacy || visitors === 'none') return undefined;
    if (visitors === 'daily') return await this.dailyVisitors.know(address, userAgent, now);
    return visitor === undefined ? undefined : { hash: this.visitors.hash(visitor), since: -Infinity };
  }

  /** What a device has kept since an earlier day adds no person to it. */
  private async store(
    { id }: KnownChannel,
    read: ReadEvent[],
    known: KnownVisitor | undefined,
  ): Promise<void> {
    const since = known?.since ?? Infinity;
    const inbox = this.stream.isOn ? this.stream : this.inbox;
    const parts = [
      { visitor: known?.hash ?? null, events: read.filter(({ minute }) => minute >= since) },
      { visitor: null, events: read.filter(({ minute }) => minute < since) },
    ];
    for (const part of parts) if (part.events.length > 0) await inbox.store({ channelId: id, ...part });
  }

  private async admit({ key, origin, host, userAgent, address }: Sender): Promise<KnownChannel> {
    this.networks.count(address);
    const channel = await this.keys.verify({ key, origin, host });
    // A program that sends the events of a system says what it is, and does not come from a page.
    if (origin !== undefined && isbot(userAgent)) throw new AppError('crawlerRefused');
    return channel;
  }

  private async read(
    given: unknown[],
    reader: EventReader,
  ): Promise<{ read: ReadEvent[]; errors: EventProblem[] }> {
    const results = given.map((event, index) => reader.read(event, index));
    const read = results.filter(isEvent);
    const isKnown = await this.items.check(read.map(({ itemId }) => itemId));
    const strangers = read
      .filter(({ itemId }) => !isKnown(itemId))
      .map(({ index }): EventProblem => ({ index, field: 'item', reason: 'itemUnknown' }));
    return {
      read: read.filter(({ itemId }) => isKnown(itemId)),
      errors: [...results.filter(isProblem), ...strangers].sort((a, b) => a.index - b.index),
    };
  }

  private count(outcome: 'accepted' | EventReason, events: number): void {
    this.events.inc({ outcome }, events);
  }
}
