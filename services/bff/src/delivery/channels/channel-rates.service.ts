import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { AppError } from '../../common/errors/app-error.js';
import { tellLimit } from '../../common/http/rate-limit-fields.js';
import { PeriodicService } from '../../common/periodic/periodic.service.js';
import { type Counter, counterIn } from '../../platform/database/counter.js';
import { type Channel } from './channel.entity.js';
import {
  CHANNEL_COUNTER,
  CHANNEL_POLICY,
  CHANNEL_RATE,
  COUNTING_INTERVAL_MS,
  RATE_SECONDS,
  type RatePurpose,
} from './channels.constants.js';
import { ChannelsRepository } from './channels.repository.js';
import { SharedRate } from './shared-rate.js';

/**
 * Counts the requests of each channel, those that read and those that bring events apart. A process counts in memory and adds its count to that of all once a second, so a request
 * costs no statement, and a channel may exceed its rate by what the other replicas take within that second.
 */
@Injectable()
export class ChannelRatesService {
  /** By the number of the channel and the purpose. */
  private readonly rates = new Map<string, SharedRate>();
  private readonly counter: Counter;

  constructor(
    private readonly channels: ChannelsRepository,
    periodic: PeriodicService,
    @InjectDataSource() dataSource: DataSource,
  ) {
    this.counter = counterIn(dataSource, {
      ...CHANNEL_COUNTER,
      policy: CHANNEL_POLICY,
      points: CHANNEL_RATE.maximum,
      windowSeconds: RATE_SECONDS,
    });
    periodic.every(COUNTING_INTERVAL_MS, 'count the requests of channels', () => this.share());
  }

  /**
   * Caches give others what was delivered, so of that, only the refusal says how much is left.
   * @throws AppError tooManyRequests
   */
  count({ id, rate }: Pick<Channel, 'id' | 'rate'>, purpose: RatePurpose, address: string): void {
    const { isRefused, ...room } = this.currentOf(`${id}:${purpose}`).take(rate, address);
    const limit = { policy: CHANNEL_POLICY, quota: rate, windowSeconds: RATE_SECONDS };
    tellLimit(limit, isRefused || purpose === 'collect' ? room : undefined);
    if (isRefused) throw new AppError('tooManyRequests', { seconds: room.seconds });
  }

  private currentOf(key: string): SharedRate {
    const known = this.rates.get(key);
    if (known !== undefined && !known.isOver()) return known;
    const rate = new SharedRate();
    this.rates.set(key, rate);
    return rate;
  }

  private async share(): Promise<void> {
    const used = [...this.rates].filter(([, { own }]) => own > 0);
    if (used.length === 0) return;
    for (const [key, rate] of used) {
      const { own } = rate;
      const { consumedPoints, msBeforeNext } = await this.counter.penalty(key, own);
      rate.sharedWith(own, consumedPoints, msBeforeNext);
    }
    await this.channels.used([...new Set(used.map(([key]) => Number.parseInt(key, 10)))]);
  }
}
