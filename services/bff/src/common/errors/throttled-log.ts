const INTERVAL_MS = 1_000;

/** Lines that one cause would repeat for every request: one a second is written, which says how many it stands for. */
export class ThrottledLog {
  private last = -Infinity;
  private suppressed = 0;

  /** @param write given how many lines were left out since the last one */
  constructor(private readonly write: (line: object, leftOut: number) => void) {}

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
