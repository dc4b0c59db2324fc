import { networkOf } from '../../common/http/network.js';
import { type Room } from '../../common/http/rate-limit-fields.js';
import { COUNTED_NETWORKS, RATE_SECONDS } from './channels.constants.js';

/** The part of a rate above which an address is refused before others are. */
const FAIR_PART = 4;

interface Taken extends Required<Room> {
  isRefused: boolean;
}

/**
 * The requests of a minute for one purpose of a channel. Its key is public, so one machine could use up the rate. Then
 * whoever took more than a quarter of it is refused, and what was taken above that quarter is not held against the others.
 * Addresses are counted in this process, and only while its minute lasts.
 */
export class SharedRate {
  /** Of all replicas, as far as this one has asked. */
  private shared = 0;
  /** Of this process, since then. */
  own = 0;
  /** When the minute ends, as performance.now. */
  private endsAt: number;
  private readonly networks = new Map<string, number>();
  /** What networks have taken above their quarter. */
  private excess = 0;

  constructor(now = performance.now()) {
    this.endsAt = now + RATE_SECONDS * 1_000;
  }

  isOver(now = performance.now()): boolean {
    return now >= this.endsAt;
  }

  /** Refused requests are not counted, so a client that waits for `Retry-After` succeeds. */
  take(rate: number, address: string, now = performance.now()): Taken {
    const network = networkOf(address);
    const taken = this.networks.get(network) ?? 0;
    const seconds = Math.max(1, Math.ceil((this.endsAt - now) / 1_000));
    const room = this.roomFor(taken, rate);
    if (room === 0) return { isRefused: true, remaining: 0, seconds };
    const isAboveQuarter = taken * FAIR_PART >= rate;
    this.own += 1;
    if (isAboveQuarter) this.excess += 1;
    if (taken > 0 || this.networks.size < COUNTED_NETWORKS) this.networks.set(network, taken + 1);
    return { isRefused: false, remaining: room - 1, seconds };
  }

  /** The requests left for a network that has already made `taken` of them. */
  private roomFor(taken: number, rate: number): number {
    const used = this.shared + this.own;
    if (used < rate) return rate - used;
    const ofQuarter = Math.ceil(rate / FAIR_PART) - taken;
    return Math.max(0, Math.min(ofQuarter, rate - (used - this.excess)));
  }

  /** What all replicas have counted, with this one's requests that were added to it. */
  sharedWith(added: number, total: number, msBeforeNext: number): void {
    this.own -= added;
    this.shared = total;
    this.endsAt = performance.now() + msBeforeNext;
  }
}
