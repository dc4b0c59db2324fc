import { isSignedIn } from '../session/token';
import { openPages } from './open-pages';

const START = '/dashboard/workplace';
const PUBLIC_PAGE = '/';

/** The keys of history entries, in the storage of the session. */
const NOTED = 'history-entries';
const MOST_NOTED = 50;

/** Where whoever is signed in starts: the Workplace, or the first page that they may open. */
export function startPath(): string {
  const open = openPages();
  return (open.find(({ path }) => path === START) ?? open[0])?.path ?? START;
}

/** Who is signed in goes back to a page of the product, never to the public one; without such a page to the start. */
export function wayBack(): string {
  const { entry, isPage } = entryBefore();
  if (!isSignedIn()) return entry ? 'back' : PUBLIC_PAGE;
  return isPage ? 'back' : startPath();
}

/** Called whenever a page that needs a sign-in is shown: the browser does not tell the addresses of earlier entries. */
export function noteEntry(): void {
  const key = entries()?.now?.key;
  const kept = readNoted();
  if (key === undefined || kept.at(-1) === key) return;
  const noted = [...kept.filter((other) => other !== key), key];
  sessionStorage.setItem(NOTED, JSON.stringify(noted.slice(-MOST_NOTED)));
}

/** Whether history has an entry before this one, also from before a hard load, and whether it is such a page. */
function entryBefore(): { entry: boolean; isPage: boolean } {
  const known = entries();
  if (known !== undefined) {
    const { before } = known;
    return { entry: before !== undefined, isPage: before !== undefined && readNoted().includes(before.key) };
  }
  // Without the Navigation API: whether the router has made one.
  const { idx = 0 } = (history.state ?? {}) as { idx?: number };
  return { entry: idx > 0, isPage: idx > 0 };
}

function entries() {
  if (!('navigation' in window)) return undefined;
  const { currentEntry: now } = window.navigation;
  return { now, before: window.navigation.entries()[(now?.index ?? 0) - 1] };
}

function readNoted(): string[] {
  const noted: unknown = JSON.parse(sessionStorage.getItem(NOTED) ?? '[]');
  return Array.isArray(noted) ? noted.filter((key) => typeof key === 'string') : [];
}
