import { toAppError } from '../errors/to-app-error.js';

/** A statement that took too long: fewer records may be fast enough. */
const CANCELED = '57014';

/** For how long a record that has failed is left alone: at first, and at most. */
export const LEFT_ALONE_MS = { first: 60_000, most: 3_600_000 } as const;
/** More are not the fault of a record. */
export const MOST_LEFT_ALONE = 1_000;

/** What one step of a job may take. */
export interface Share<Key> {
  /** How many records at most, or parts of one. */
  readonly size: number;
  /** None of these: they have failed, and wait. */
  readonly without: readonly Key[];
  /** Only these; null: all others. */
  readonly only: readonly Key[] | null;
  /** Names what is worked on from now on, before it is. What fails is the fault of one of these. */
  readonly take: (keys: readonly Key[]) => void;
}

/** Condition in SQL: `$1` is `without` of a share, `$2` its `only`. */
export function inShare(key: string): string {
  return `${key} <> ALL ($1) AND (${key} = ANY ($2) OR $2 IS NULL)`;
}

interface Failed {
  since: number;
  until: number;
  pauseMs: number;
}

/**
 * The batches of a job that goes on until nothing is left, so that a record that fails or takes too long holds up no other: after a failure
 * the next batch is half as large; what fails alone is left for later, for longer each time, and is then tried alone. What succeeds lets
 * batches grow again. Each process learns that for itself, and forgets it when it ends: what is to do is in the database only.
 */
export class Batches<Key extends number | string> {
  private size: number;
  private readonly failed = new Map<Key, Failed>();
  private failure: { error: unknown } | undefined;

  /**
   * @param most records of a step
   * @param ofOne a step works on one record, and takes so many parts of it
   */
  constructor(
    private readonly most: number,
    private readonly ofOne = false,
    private readonly now: () => number = Date.now,
  ) {
    this.size = most;
  }

  /**
   * @param work whether it has found something; undefined if another process is at it
   * @returns whether there may be more
   * @throws what is not the fault of a record, such as a database that is away
   */
  async step(work: (share: Share<Key>) => Promise<boolean | undefined>): Promise<boolean> {
    const due = this.due();
    let taken: readonly Key[] = due === undefined ? [] : [due];
    const share: Share<Key> = {
      size: due === undefined || this.ofOne ? this.size : 1,
      without: due === undefined ? [...this.failed.keys()] : [],
      only: due === undefined ? null : [due],
      take: (keys) => {
        taken = keys;
      },
    };
    try {
      const found = await work(share);
      if (found === undefined) return false;
      if (due !== undefined) this.failed.delete(due);
      if (found) this.size = Math.min(this.most, this.size * 2);
      return found || due !== undefined;
    } catch (error) {
      if (!isOfWork(error)) throw error;
      this.blame(taken, error);
      return true;
    }
  }

  /** Nothing is left to do. */
  clear(): void {
    this.failed.clear();
    this.size = this.most;
  }

  /** For how long the record waits that has failed longest ago; 0 if none has. */
  get heldBackMs(): number {
    return Math.max(0, ...Array.from(this.failed.values(), ({ since }) => this.now() - since));
  }

  /** What failed since the last time, so that the run counts as failed though others were done. @throws it */
  rethrow(): void {
    const { failure } = this;
    this.failure = undefined;
    if (failure) throw failure.error;
  }

  private blame(taken: readonly Key[], error: unknown): void {
    const [key] = taken;
    const isOne = this.ofOne ? this.size === 1 : taken.length === 1;
    if (!isOne && this.size > 1) {
      const tried = this.ofOne || taken.length === 0 ? this.size : Math.min(this.size, taken.length);
      this.size = Math.max(1, Math.floor(tried / 2));
      return;
    }
    // Not even one can be read.
    if (key === undefined || (this.failed.size >= MOST_LEFT_ALONE && !this.failed.has(key))) throw error;
    this.failure ??= { error };
    const before = this.failed.get(key);
    const pauseMs = before ? Math.min(before.pauseMs * 2, LEFT_ALONE_MS.most) : LEFT_ALONE_MS.first;
    const now = this.now();
    this.failed.set(key, { since: before?.since ?? now, until: now + pauseMs, pauseMs });
  }

  private due(): Key | undefined {
    const now = this.now();
    for (const [key, { until }] of this.failed) if (until <= now) return key;
    return undefined;
  }
}

/** Whatever is done meanwhile, a database that is away is the fault of no record. */
function isOfWork(error: unknown): boolean {
  const isCanceled = error instanceof Error && 'code' in error && error.code === CANCELED;
  return isCanceled || toAppError(error).reason !== 'unavailable';
}
