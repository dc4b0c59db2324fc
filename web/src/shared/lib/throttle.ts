/** Calls within this time of the first one run the work once. */
const INTERVAL_MS = 100;

/** Runs `work` once for a burst of calls, at the end of the interval. */
export class Throttle {
  private readonly work: () => void;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(work: () => void) {
    this.work = work;
  }

  readonly schedule = (): void => {
    this.timer ??= setTimeout(() => {
      this.timer = undefined;
      this.work();
    }, INTERVAL_MS);
  };

  readonly cancel = (): void => {
    clearTimeout(this.timer);
    this.timer = undefined;
  };
}
