import { pause } from './pause';

/** Delay before the next attempt after a rejected lock request. */
const REFUSED_MS = 250;

/**
 * Leader election between the tabs of a browser, based on the Web Locks API, which releases the lock when the leading
 * tab closes or crashes. Without the API (on an insecure origin) every tab is a leader.
 */
export class LeaderElection {
  isLeader = false;
  private readonly name: string;
  /** Runs while this tab is the leader, until `signal` aborts. */
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
      } catch (error) {
        // The document is being unloaded or is in the back/forward cache: wait until it is shown again.
        if (error instanceof DOMException && error.name === 'InvalidStateError') await shown();
        // Another tab took over, or the wait was aborted: retry, but not in a tight loop.
        else if (!this.isTaking) await pause(REFUSED_MS, this.stopped.signal);
      } finally {
        this.isLeader = false;
        this.stopped.signal.removeEventListener('abort', end);
        term.abort();
      }
    }
  }

  /** Takes over from a leader that the browser has suspended. */
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

function shown(): Promise<void> {
  return new Promise((resolve) => {
    globalThis.addEventListener(
      'pageshow',
      () => {
        resolve();
      },
      { once: true },
    );
  });
}
