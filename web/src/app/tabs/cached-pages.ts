import type { ComponentType } from 'react';
import type { Location } from 'react-router-dom';

export interface CachedPage {
  name: string;
  Page: ComponentType;
  /** Its last location: a hidden page must not observe navigations of others. */
  location: Location;
}

/**
 * Adds the current page and removes pages that are no longer kept. The order is stable, because a moved element loses
 * its scroll position. Returns the same array if nothing changed.
 */
export function cachedPages(
  pages: CachedPage[],
  current: CachedPage,
  isKept: (name: string) => boolean,
): CachedPage[] {
  const previous = pages.find(({ name }) => name === current.name);
  const stays = pages.filter(({ name }) => name === current.name || isKept(name));
  if (previous === undefined) return [...stays, current];
  if (previous.Page !== current.Page || !isSameAddress(previous.location, current.location))
    return stays.map((page) => (page === previous ? current : page));
  return stays.length === pages.length ? pages : stays;
}

/** Then the page has nothing to render, although each navigation has another location. */
function isSameAddress(one: Location, other: Location): boolean {
  return one.pathname === other.pathname && one.search === other.search && one.hash === other.hash;
}
