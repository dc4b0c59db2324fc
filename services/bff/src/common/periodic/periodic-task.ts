interface Work {
  /** From the end of a run to the beginning of the next. */
  pauseMs: number;
  run: () => Promise<void>;
  /** Called for the first of several failures in a row. */
  failed: (error: unknown) => void;
}

/** Repeats work with a pause, one run at a time. A failed run is retried after the usual pause. */
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

  /** Runs without waiting for the pause to end, but after a run in progress. */
  now(): void {
    this.runs = this.runs.then(() => this.run());
  }

  /** Waits for a run in progress. */
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
