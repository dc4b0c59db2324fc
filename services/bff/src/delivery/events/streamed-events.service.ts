import { Injectable } from '@nestjs/common';
import { PinoLogger } from 'nestjs-pino';
import { type Counter } from 'prom-client';
import { type EntityManager } from 'typeorm';
import { MetricsService } from '../../common/metrics/metrics.service.js';
import { Config } from '../../config/config.js';
import { EventInboxRepository, type TakenEvents } from './event-inbox.repository.js';
import { type StreamedBatches, type StreamPosition } from './event-stream.js';
import { EventStreamRepository } from './event-stream.repository.js';
import { EventStreamService } from './event-stream.service.js';

/** Takes events from the stream, and remembers in the database up to where. */
@Injectable()
export class StreamedEventsService {
  private readonly lost: Counter<'reason'> | undefined;

  constructor(
    private readonly stream: EventStreamService,
    private readonly positions: EventStreamRepository,
    private readonly inbox: EventInboxRepository,
    private readonly config: Config,
    private readonly logger: PinoLogger,
    metrics: MetricsService,
  ) {
    this.logger.setContext(StreamedEventsService.name);
    if (!stream.isOn) return;
    this.lost = metrics.counter({
      name: 'sala_event_stream_lost_total',
      help: 'Messages with events that were not counted. removed: they were gone, foreign: they cannot be read, anew: streams of which it is not known how many.',
      labelNames: ['reason'],
    });
    for (const reason of ['removed', 'foreign', 'anew']) this.lost.inc({ reason }, 0);
  }

  get isReachable(): boolean {
    return this.stream.reachable !== undefined;
  }

  /** Takes the oldest events that are not counted. They are counted if the transaction commits. */
  async take(manager: EntityManager, most: number): Promise<TakenEvents | undefined> {
    const stream = this.stream.reachable;
    if (stream === undefined) return undefined;
    const { name } = this.stream;
    const position = await this.positions.position(manager, name);
    const read = await stream.read(position, most);
    const { end, batches, hasMore } = read;
    if (position?.created === end.created && position.sequence === end.sequence) return undefined;
    this.report(read, position);
    await this.positions.move(manager, name, end);
    const taken = await this.inbox.takeStreamed(manager, batches, this.config.timeZone);
    return { ...taken, hasMore };
  }

  /** Outside of a transaction: only what is committed is counted. */
  async removeCounted(manager: EntityManager): Promise<void> {
    const position = await this.positions.position(manager, this.stream.name);
    if (position !== undefined) await this.stream.reachable?.remove(position);
  }

  private report(
    { isAnew, lost, foreign, end }: StreamedBatches,
    position: StreamPosition | undefined,
  ): void {
    if (isAnew)
      this.logger.error(
        { stream: this.stream.name, counted: position, created: end.created },
        'the stream of events is not the one that was counted: what waited in the former one is lost',
      );
    if (lost > 0)
      this.logger.error({ stream: this.stream.name, lost }, 'events were removed before they were counted');
    if (foreign > 0)
      this.logger.error({ stream: this.stream.name, foreign }, 'the stream holds what is no event');
    for (const [reason, messages] of Object.entries({ removed: lost, foreign, anew: Number(isAnew) }))
      this.lost?.inc({ reason }, messages);
  }
}
