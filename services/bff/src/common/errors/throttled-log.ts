/** An outage is logged at once, and then less and less often. */
const INTERVAL_MS = { first: 2_000, longest: 60_000 } as const;
/** After so long without a failure, the next one is another outage. */
const QUIET_MS = 10_000;

/** Writes a line now and then, with the number of suppressed ones, where one cause fails many requests. */
export class ThrottledLog {
  private intervalMs: number = INTERVAL_MS.first;
  private written = -Infinity;
  private failed = -Infinity;
  private suppressed = 0;

  /** @param write called with the number of lines that were suppressed since the last one */
  constructor(private readonly write: (line: object, suppressed: number) => void) {}

  log(line: object): void {
    const now = performance.now();
    const isAnother = now - this.failed >= QUIET_MS;
    this.failed = now;
    if (isAnother) this.intervalMs = INTERVAL_MS.first;
    else if (now - this.written < this.intervalMs) {
      this.suppressed += 1;
      return;
    } else this.intervalMs = Math.min(2 * this.intervalMs, INTERVAL_MS.longest);
    this.write(line, this.suppressed);
    this.written = now;
    this.suppressed = 0;
  }
}
