import type { School } from '../site/organisation';

/** Without the sections that the page of this school does not have. */
export function shownEntries<Entry extends string>(entries: readonly Entry[], { prices }: School): Entry[] {
  return entries.filter((entry) => entry !== 'prices' || prices !== undefined);
}
