import { SERVED_PREFIXES } from '../../common/http/addresses.constants.js';
import { type WatchLanguage } from './watch.constants.js';

/** A page in every language: what follows the language in its address. */
export type PagePath = `/${string}`;

export const HOME: PagePath = '/';

export function setPath(setId: number): PagePath {
  return `/sets/${setId}`;
}

/** @param setId the set in which it is shown */
export function itemPath(itemId: number, setId?: number): PagePath {
  return setId === undefined ? `/items/${itemId}` : `${setPath(setId)}/items/${itemId}`;
}

/** A revision that need not be online, for whoever has the proof. */
export function previewPath(
  { id, number }: { id: number; number: number },
  { until, signature }: { until: number; signature: string },
): PagePath {
  return `/preview/${id}/${number}?until=${until}&signature=${signature}`;
}

export function addressOf(language: WatchLanguage, path: PagePath): string {
  return `${SERVED_PREFIXES.watch}/${language}${path}`;
}

/** The same page from a place in its list. */
export function after(address: string, cursor: string): string {
  return `${address}?cursor=${cursor}`;
}
