const PAUSE_MS = 1_000;

/** Lines that one cause would repeat for every request: one a second is written, which says how many it stands for. */
export class ThrottledLog {
  private last = -Infinity;
  private untold = 0;

  /** @param write given how many lines were left out since the last one */
  constructor(private readonly write: (line: object, leftOut: number) => void) {}

  log(line: object): void {
    const now = performance.now();
    if (now - this.last < PAUSE_MS) {
      this.untold += 1;
      return;
    }
    this.write(line, this.untold);
    this.last = now;
    this.untold = 0;
  }
}
