/** Together with what periodic work and connections say, an outage makes less than a line per second. */
const INTERVAL_MS = 2_000;

/** Writes at most one line per interval, with the number of suppressed ones, where one cause fails many requests. */
export class ThrottledLog {
  private last = -Infinity;
  private suppressed = 0;

  /** @param write called with the number of lines that were suppressed since the last one */
  constructor(private readonly write: (line: object, suppressed: number) => void) {}

  log(line: object): void {
    const now = performance.now();
    if (now - this.last < INTERVAL_MS) {
      this.suppressed += 1;
      return;
    }
    this.write(line, this.suppressed);
    this.last = now;
    this.suppressed = 0;
  }
}
