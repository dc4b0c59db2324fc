import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** After the first page has been answered, which a start is usually for: the collection holds requests up. */
const DELAY_MS = 5_000;

interface Collection {
  type: 'major';
  execution: 'async';
  flavor: 'last-resort';
}

/**
 * Collects what only the start needed: V8 on its own leaves it, and the code of functions that run once, until many
 * requests have come.
 */
export function releaseStartMemory(): void {
  setTimeout(() => {
    setFlagsFromString('--expose-gc');
    const collect = runInNewContext('gc') as (collection: Collection) => Promise<void>;
    void collect({ type: 'major', execution: 'async', flavor: 'last-resort' });
  }, DELAY_MS).unref();
}
