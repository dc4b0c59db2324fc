import type { ComponentType } from 'react';
import type { Location } from 'react-router-dom';

export interface KeptPage {
  name: string;
  Page: ComponentType;
  /** Where it was left; it must not see where the others go. */
  location: Location;
}

/**
 * The pages with the current one among them and without those that are no longer kept. The order stays, because
 * an element that is moved forgets how far it was scrolled; and so does the array where nothing changed.
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
