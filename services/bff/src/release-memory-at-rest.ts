import { performance } from 'node:perf_hooks';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** After the first page has been answered, which a start is usually for: a collection holds requests up. */
const INTERVAL_MS = 5_000;
/** The share of an interval in which the process did something, above which it is busy. */
const BUSY = 0.1;

/** How thorough a collection is: the last resort also drops what V8 has compiled. */
type Flavor = 'last-resort' | 'regular';
/** What the memory holds that nothing needs: what the start left, what a busy time left, nothing. */
export type Leftovers = 'start' | 'load' | null;

/** What is left after an interval, and how it is collected, if it is. */
export function afterInterval(
  utilization: number,
  left: Leftovers,
): { left: Leftovers; collect: Flavor | null } {
  if (utilization > BUSY) return { left: left ?? 'load', collect: null };
  if (left === null) return { left, collect: null };
  return { left: null, collect: left === 'start' ? 'last-resort' : 'regular' };
}

/**
 * Collects what the start and each busy time leave, once, when the process is at rest. V8 on its own leaves it until many
 * requests have come: a process that was busy in the morning would hold the memory until the evening.
 * @returns what ends it
 */
export function releaseMemoryAtRest(): () => void {
  let left: Leftovers = 'start';
  let before = performance.eventLoopUtilization();
  const timer = setInterval(() => {
    const now = performance.eventLoopUtilization();
    const after = afterInterval(performance.eventLoopUtilization(now, before).utilization, left);
    before = now;
    left = after.left;
    if (after.collect !== null) collect(after.collect);
  }, INTERVAL_MS).unref();
  return () => {
    clearInterval(timer);
  };
}

interface Collection {
  type: 'major';
  execution: 'async';
  flavor: Flavor;
}

function collect(flavor: Flavor): void {
  setFlagsFromString('--expose-gc');
  const gc = runInNewContext('gc') as (collection: Collection) => Promise<void>;
  void gc({ type: 'major', execution: 'async', flavor });
}
