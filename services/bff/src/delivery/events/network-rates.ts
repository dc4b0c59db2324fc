import { networkOf } from '../../common/http/network.js';
import { AppError } from '../../common/errors/app-error.js';
import { tellLimit } from '../../common/http/rate-limit-fields.js';
import { NETWORK_RATE } from './events.constants.js';

/** Counts the requests of each network in this process, in memory only: no address is stored. */
export class NetworkRates {
  private counts = new Map<string, number>();
  private endsAt = 0;

  /** @param requests that one network may send in a minute */
  constructor(private readonly requests: number) {}

  /**
   * @param now as performance.now
   * @throws AppError tooManyRequests
   */
  count(address: string, now = performance.now()): void {
    const { seconds, networks } = NETWORK_RATE;
    if (now >= this.endsAt || this.counts.size >= networks) {
      this.counts = new Map();
      this.endsAt = now + seconds * 1_000;
    }
    const network = networkOf(address);
    const count = (this.counts.get(network) ?? 0) + 1;
    this.counts.set(network, count);
    const left = Math.max(1, Math.ceil((this.endsAt - now) / 1_000));
    const limit = { policy: 'address', quota: this.requests, windowSeconds: seconds };
    tellLimit(limit, { remaining: this.requests - count, seconds: left });
    if (count > this.requests) throw new AppError('tooManyRequests', { seconds: left, of: 'network' });
  }
}
