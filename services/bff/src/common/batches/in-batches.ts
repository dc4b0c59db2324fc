import { setImmediate as nextTurn } from 'node:timers/promises';

/** Takes a few milliseconds for what is done with the rows of a table. */
const SLICE = 100;

/** Does something with each of many items, a slice in each turn of the event loop, so that others are answered between. */
export async function inBatches<Item>(items: readonly Item[], work: (item: Item) => void): Promise<void> {
  for (let start = 0; start < items.length; start += SLICE) {
    items.slice(start, start + SLICE).forEach(work);
    await nextTurn();
  }
}
