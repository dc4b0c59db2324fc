interface Work {
  /** From the end of a run to the beginning of the next. */
  pauseMs: number;
  run: () => Promise<void>;
  /** Called for the first of failures in a row. */
  failed: (error: unknown) => void;
}

/** Work that comes back, one run at a time. A run that fails is tried again after the usual pause. */
export class PeriodicTask {
  private timer: NodeJS.Timeout | undefined;
  private runs: Promise<void> = Promise.resolve();
  private failing = false;
  private stopped = false;

  constructor(private readonly work: Work) {}

  start(): void {
    if (this.stopped) return;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      this.now();
    }, this.work.pauseMs);
    this.timer.unref();
  }

  /** Does not wait for the pause to end, but for a run that is under way. */
  now(): void {
    this.runs = this.runs.then(() => this.run());
  }

  /** Waits for what is under way. */
  async stop(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.timer);
    await this.runs;
  }

  private async run(): Promise<void> {
    if (this.stopped) return;
    try {
      await this.work.run();
      this.failing = false;
    } catch (error) {
      if (!this.failing) this.work.failed(error);
      this.failing = true;
    }
    this.start();
  }
}
