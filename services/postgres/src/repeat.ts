import { setTimeout as sleep } from 'node:timers/promises';

/** Runs the work every second, one run at a time, until the returned function is called. */
export function repeatEverySecond(work: () => Promise<void>): () => Promise<void> {
  const stopping = new AbortController();
  // The timer must not keep the process alive.
  const pause = { ref: false, signal: stopping.signal };
  const repeat = async (): Promise<void> => {
    while (await sleep(1000, true, pause).catch(() => false)) await work();
  };
  const repeating = repeat();
  return async () => {
    stopping.abort();
    await repeating;
  };
}
