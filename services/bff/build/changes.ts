import { watch } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

/** An editor or git writes several files at once. */
const SETTLED_MS = 30;

/** Reports changes below a folder, including those that came while nobody waited. */
export class Changes {
  #next: PromiseWithResolvers<void> = Promise.withResolvers();

  constructor(folder: string, stop: AbortSignal) {
    watch(folder, { recursive: true, signal: stop }, () => {
      this.#next.resolve();
    });
    stop.addEventListener('abort', () => {
      this.#next.resolve();
    });
  }

  async next(): Promise<void> {
    await this.#next.promise;
    await sleep(SETTLED_MS);
    this.#next = Promise.withResolvers();
  }
}
