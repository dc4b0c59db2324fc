import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { type RateLimiterPostgres } from 'rate-limiter-flexible';
import { DataSource } from 'typeorm';
import { AppError } from '../../common/errors/app-error.js';
import { PeriodicService } from '../../common/periodic/periodic.service.js';
import { counterIn } from '../../platform/database/counter.js';
import { type Channel } from './channel.entity.js';
import { CHANNEL_COUNTER, CHANNEL_RATE, COUNTING_INTERVAL_MS, RATE_SECONDS } from './channels.constants.js';
import { ChannelsRepository } from './channels.repository.js';

interface Count {
  /** Of all replicas, as far as this one has asked. */
  shared: number;
  /** Of this process, since then. */
  own: number;
  /** When the minute of this count ends, as performance.now. */
  endsAt: number;
}

/**
 * Counts the requests of each channel. A process counts in memory and adds its count to that of all once a second, so a request
 * costs no statement, and a channel may exceed its rate by what the other replicas take within that second.
 */
@Injectable()
export class ChannelRatesService {
  private readonly counts = new Map<number, Count>();
  private readonly counter: RateLimiterPostgres;

  constructor(
    private readonly channels: ChannelsRepository,
    periodic: PeriodicService,
    @InjectDataSource() dataSource: DataSource,
  ) {
    this.counter = counterIn(dataSource, {
      ...CHANNEL_COUNTER,
      points: CHANNEL_RATE.maximum,
      windowSeconds: RATE_SECONDS,
    });
    periodic.every(COUNTING_INTERVAL_MS, 'count the requests of channels', () => this.share());
  }

  /** @throws AppError tooManyRequests */
  count({ id, rate }: Pick<Channel, 'id' | 'rate'>): void {
    const count = this.currentOf(id);
    count.own += 1;
    if (count.shared + count.own <= rate) return;
    // A refused one does not count: a client that waits for `Retry-After` has room.
    count.own -= 1;
    const seconds = Math.max(1, Math.ceil((count.endsAt - performance.now()) / 1_000));
    throw new AppError('tooManyRequests', { seconds });
  }

  private currentOf(id: number): Count {
    const now = performance.now();
    const known = this.counts.get(id);
    if (known !== undefined && known.endsAt > now) return known;
    const count = { shared: 0, own: 0, endsAt: now + RATE_SECONDS * 1_000 };
    this.counts.set(id, count);
    return count;
  }

  private async share(): Promise<void> {
    const used = [...this.counts].filter(([, { own }]) => own > 0);
    if (used.length === 0) return;
    for (const [id, count] of used) {
      const { own } = count;
      const { consumedPoints, msBeforeNext } = await this.counter.penalty(id, own);
      count.own -= own;
      count.shared = consumedPoints;
      count.endsAt = performance.now() + msBeforeNext;
    }
    await this.channels.used(used.map(([id]) => id));
  }
}
