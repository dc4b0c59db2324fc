import { setTimeout as sleep } from 'node:timers/promises';

/** Repeats the work every second, never twice at once, until the returned function is called. */
export function repeatEverySecond(work: () => Promise<void>): () => Promise<void> {
  const stopping = new AbortController();
  // Not a reason for a process to stay alive.
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
