/**
 * One tab of the browser leads, the others wait for their turn. A lock of the browser decides, and is free again
 * when the leading tab is closed or crashes. Without locks (an insecure origin has none) every tab leads.
 */
export class Leadership {
  isLeader = false;
  private readonly name: string;
  /** Done for as long as this tab leads, which is until `signal` aborts. */
  private readonly lead: (signal: AbortSignal) => Promise<void>;
  private readonly stopped = new AbortController();
  private waiting = new AbortController();
  private isTaking = false;

  constructor(name: string, lead: (signal: AbortSignal) => Promise<void>) {
    this.name = name;
    this.lead = lead;
  }

  async run(): Promise<void> {
    while (!this.stopped.signal.aborted) {
      const term = new AbortController();
      const end = () => {
        term.abort();
      };
      this.stopped.signal.addEventListener('abort', end);
      try {
        await this.hold(() => {
          this.isLeader = true;
          return this.lead(term.signal);
        });
      } catch {
        // Another tab took over, or this one stopped waiting.
      } finally {
        this.isLeader = false;
        this.stopped.signal.removeEventListener('abort', end);
        term.abort();
      }
    }
  }

  /** Takes over from a leader that the browser has put to sleep. */
  takeOver(): void {
    if (this.isLeader) return;
    this.isTaking = true;
    this.waiting.abort();
  }

  stop(): void {
    this.stopped.abort();
    this.waiting.abort();
  }

  private async hold(work: () => Promise<void>): Promise<void> {
    const locks = (navigator as Partial<Navigator>).locks;
    if (locks === undefined) {
      await work();
      return;
    }
    this.waiting = new AbortController();
    const how = this.isTaking ? { steal: true } : { signal: this.waiting.signal };
    this.isTaking = false;
    await locks.request(this.name, how, work);
  }
}
