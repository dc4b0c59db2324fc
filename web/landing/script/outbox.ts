import { type Outcome, type Parcel, post } from './post';
import { read, write } from './storage';

const KEY = 'enquiries';
const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 60_000;

type Listener = (parcel: Parcel, outcome: Outcome) => void;

/** Keeps messages on the device until the server has acknowledged them, across reloads and days offline. */
export class Outbox {
  #tries = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #busy = false;
  /** The fallback if storage is blocked. These messages are kept while the page is open. */
  #unstored: Parcel[] = [];
  readonly #told: Listener;

  constructor(told: Listener) {
    this.#told = told;
    addEventListener('online', () => void this.deliver());
  }

  add(parcel: Parcel): void {
    if (!write(KEY, JSON.stringify([...stored(), parcel]))) this.#unstored.push(parcel);
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
    for (const parcel of [...stored(), ...this.#unstored]) {
      const outcome = await post(parcel);
      if (outcome.kind === 'failed') wait = this.#nextWait(outcome.seconds);
      else this.#remove(parcel);
      this.#told(parcel, outcome);
    }
    if (wait === undefined) this.#tries = 0;
    return wait;
  }

  #remove({ key }: Parcel): void {
    const others = ({ key: other }: Parcel): boolean => other !== key;
    write(KEY, JSON.stringify(stored().filter(others)));
    this.#unstored = this.#unstored.filter(others);
  }

  /** Exponential backoff with jitter, so that clients do not all retry at the same time. */
  #nextWait(seconds = 0): number {
    const doubled = Math.min(FIRST_WAIT_MS * 2 ** this.#tries, LONGEST_WAIT_MS);
    this.#tries++;
    return Math.max(doubled * (0.75 + Math.random() / 2), seconds * 1_000);
  }
}

function stored(): Parcel[] {
  try {
    const parcels: unknown = JSON.parse(read(KEY) ?? '[]');
    return Array.isArray(parcels) ? (parcels as Parcel[]) : [];
  } catch {
    return [];
  }
}
