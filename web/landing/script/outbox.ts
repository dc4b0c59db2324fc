import { type Outcome, type Submission, post } from './post';
import { read, write } from './storage';

const KEY = 'enquiries';
const FIRST_DELAY_MS = 1_000;
const MAX_DELAY_MS = 60_000;

type Listener = (submission: Submission, outcome: Outcome) => void;

/** Keeps messages on the device until the server has acknowledged them, across reloads and days offline. */
export class Outbox {
  #tries = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #busy = false;
  /** The fallback if storage is blocked. These messages are kept while the page is open. */
  #unstored: Submission[] = [];
  readonly #listener: Listener;

  constructor(listener: Listener) {
    this.#listener = listener;
    addEventListener('online', () => void this.deliver());
  }

  add(submission: Submission): void {
    if (!write(KEY, JSON.stringify([...stored(), submission]))) this.#unstored.push(submission);
  }

  /** Sends the pending messages. Only one tab sends at a time. The key makes duplicates harmless anyway. */
  async deliver(): Promise<void> {
    if (this.#busy) return;
    this.#busy = true;
    clearTimeout(this.#timer);
    const work = (): Promise<number | undefined> => this.#sendAll();
    // Not available in insecure contexts.
    const locks = (navigator as { locks?: LockManager }).locks;
    const wait = await (locks ? locks.request(KEY, work) : work());
    this.#busy = false;
    if (wait !== undefined) this.#timer = setTimeout(() => void this.deliver(), wait);
  }

  /** @returns the delay in milliseconds before the next attempt, or undefined if no messages are left. */
  async #sendAll(): Promise<number | undefined> {
    let wait: number | undefined;
    for (const submission of [...stored(), ...this.#unstored]) {
      const outcome = await post(submission);
      if (outcome.kind === 'failed') wait = this.#nextWait(outcome.seconds);
      else this.#remove(submission);
      this.#listener(submission, outcome);
    }
    if (wait === undefined) this.#tries = 0;
    return wait;
  }

  #remove({ key }: Submission): void {
    const others = ({ key: other }: Submission): boolean => other !== key;
    write(KEY, JSON.stringify(stored().filter(others)));
    this.#unstored = this.#unstored.filter(others);
  }

  /** Exponential backoff with jitter, so that clients do not all retry at the same time. */
  #nextWait(seconds = 0): number {
    const doubled = Math.min(FIRST_DELAY_MS * 2 ** this.#tries, MAX_DELAY_MS);
    this.#tries++;
    return Math.max(doubled * (0.75 + Math.random() / 2), seconds * 1_000);
  }
}

function stored(): Submission[] {
  try {
    const parcels: unknown = JSON.parse(read(KEY) ?? '[]');
    return Array.isArray(parcels) ? (parcels as Submission[]) : [];
  } catch {
    return [];
  }
}
