import { performance } from 'node:perf_hooks';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** After the first page has been answered, which a start is usually for: the collection holds requests up. */
const DELAY_MS = 5_000;
/** The share of the time in which the process did something, above which it is busy. */
const BUSY = 0.1;

interface Collection {
  type: 'major';
  execution: 'async';
  flavor: 'last-resort';
}

/**
 * Collects what only the start needed: V8 on its own leaves it, and the code of functions that run once, until many
 * requests have come. So it waits while many come: V8 does it then, and need not compile again what it has made fast.
 */
export function releaseStartMemory(): void {
  const before = performance.eventLoopUtilization();
  setTimeout(() => {
    if (performance.eventLoopUtilization(before).utilization > BUSY) releaseStartMemory();
    else collect();
  }, DELAY_MS).unref();
}

function collect(): void {
  setFlagsFromString('--expose-gc');
  const gc = runInNewContext('gc') as (collection: Collection) => Promise<void>;
  void gc({ type: 'major', execution: 'async', flavor: 'last-resort' });
}
