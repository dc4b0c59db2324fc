const BITS = 8;
/** The first picture is large, and evens out. */
const WATCHED_SECONDS = 3;
/** Encoders that ignore the rate make fifteen times as much; those that keep it, half more in lively seconds. */
const MOST = 3;
/** A film may be so short that its first picture is most of it. */
const MOST_OF_SHORT = 8;

/** An encoder made far more than it was told to. */
export class RateIgnored extends Error {
  override readonly name = 'RateIgnored';
}

/** Watches what an encoder makes, from its first seconds on. */
export class RateWatch {
  private readonly rate: number;
  private bits = 0;
  private seconds = 0;

  /** @param rate in bits a second */
  constructor(rate: number) {
    this.rate = rate;
  }

  add(bytes: number, end: number): void {
    this.bits += bytes * BITS;
    this.seconds = Math.max(this.seconds, end);
  }

  /** @throws RateIgnored */
  check(isAtEnd = false): void {
    const isShort = this.seconds < WATCHED_SECONDS;
    if (isShort && !isAtEnd) return;
    const most = this.rate * Math.max(1, this.seconds) * (isShort ? MOST_OF_SHORT : MOST);
    if (this.bits > most) throw new RateIgnored(`${this.bits} bits in ${this.seconds} s`);
  }
}
