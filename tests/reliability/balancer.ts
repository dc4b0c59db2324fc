import { setTimeout as wait } from 'node:timers/promises';
import type { BffProcess } from '../postgres/bff-process.ts';
import { isReady } from '../support/server-child.ts';

const PROBE_MS = 50;
/** As the probe of the chart. */
const PROBE_LIMIT_MS = 2_000;

interface State {
  /** By the last probe. */
  isReady: boolean;
  /** Whether it was told to end. */
  isEnding: boolean;
}

/**
 * Gives requests to the replicas whose last probe was good, in turn, also to those that end: they have to say themselves that
 * they do. Where all are slow, one of them is better than none, but none that ends, as Kubernetes does it.
 */
export class Balancer {
  readonly #replicas = new Map<BffProcess, State>();
  #next = 0;

  add(replica: BffProcess): void {
    const state = { isReady: true, isEnding: false };
    this.#replicas.set(replica, state);
    void this.#probe(replica, state);
  }

  ending(replica: BffProcess): void {
    const state = this.#replicas.get(replica);
    if (state !== undefined) state.isEnding = true;
  }

  remove(replica: BffProcess): void {
    this.#replicas.delete(replica);
  }

  /** The address of one. */
  next(): string {
    const all = [...this.#replicas];
    const among =
      [all.filter(([, { isReady }]) => isReady), all.filter(([, { isEnding }]) => !isEnding), all].find(
        ({ length }) => length > 0,
      ) ?? [];
    return among[this.#next++ % among.length]?.[0].url ?? '';
  }

  /** Each replica by itself: one that is slow keeps nobody from learning that another has ended. */
  async #probe(replica: BffProcess, state: State): Promise<void> {
    while (this.#replicas.has(replica)) {
      state.isReady = await Promise.race([isReady(replica.url), wait(PROBE_LIMIT_MS, false)]);
      await wait(PROBE_MS);
    }
  }
}
