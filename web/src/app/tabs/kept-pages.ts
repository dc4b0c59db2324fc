import type { ComponentType } from 'react';
import type { Location } from 'react-router-dom';

export interface KeptPage {
  name: string;
  Page: ComponentType;
  /** Its last location: a hidden page must not observe navigations of others. */
  location: Location;
}

/**
 * Adds the current page and removes pages that are no longer kept. The order is stable, because a moved element loses
 * its scroll position. Returns the same array if nothing changed.
 */
export function keptPages(
  pages: KeptPage[],
  current: KeptPage,
  isKept: (name: string) => boolean,
): KeptPage[] {
  const former = pages.find(({ name }) => name === current.name);
  const stays = pages.filter(({ name }) => name === current.name || isKept(name));
  if (former === undefined) return [...stays, current];
  if (former.location !== current.location || former.Page !== current.Page)
    return stays.map((page) => (page === former ? current : page));
  return stays.length === pages.length ? pages : stays;
}
