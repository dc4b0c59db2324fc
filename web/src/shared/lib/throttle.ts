/** Calls within this time of the first one run the work once. */
const INTERVAL_MS = 100;

/** Runs `work` once for a burst of calls, at the end of the interval. */
export class Throttle {
  private readonly work: () => void;
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** It was paused before the work was done. */
  private isDue = false;

  constructor(work: () => void) {
    this.work = work;
  }

  readonly schedule = (): void => {
    this.timer ??= setTimeout(() => {
      this.timer = undefined;
      this.work();
    }, INTERVAL_MS);
  };

  /** While a page is hidden. */
  readonly pause = (): void => {
    this.isDue = this.timer !== undefined;
    this.cancel();
  };

  readonly resume = (): void => {
    if (this.isDue) this.schedule();
    this.isDue = false;
  };

  readonly cancel = (): void => {
    clearTimeout(this.timer);
    this.timer = undefined;
  };
}
