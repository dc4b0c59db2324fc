/** The base delay until the server sends a `retry` field. */
const FIRST_MS = 2_000;
export const MAX_DELAY_MS = 30_000;

/** Exponential backoff with jitter. */
export class Backoff {
  baseMs = FIRST_MS;
  private failures = 0;
  private readonly random: () => number;

  constructor(random = Math.random) {
    this.random = random;
  }

  /** @param atLeastMs the delay requested by the server, such as in `Retry-After` */
  next(atLeastMs = 0): number {
    const longest = Math.min(this.baseMs * 2 ** this.failures, MAX_DELAY_MS);
    this.failures += 1;
    return atLeastMs + longest * (0.5 + this.random() / 2);
  }

  succeeded(): void {
    this.failures = 0;
  }
}
