import { fetchFailedPreloads } from './failed-preloads';

type Keep = () => void;

/** By the key of the session storage under which each one stores. */
const keeps = new Map<string, Keep>();

/**
 * Registers what stores unsent input before the page is reloaded, by `reloadPage` or to log in again.
 * @returns removes it again
 */
export function keepBeforeReload(key: string, keep: Keep): () => void {
  keeps.set(key, keep);
  return () => {
    keeps.delete(key);
  };
}

let isLeaving = false;

/** Unsent input was stored, so leaving the page needs no confirmation. */
export function isReloading(): boolean {
  return isLeaving;
}

/** Reloads the document after unsent input was stored. */
export function reloadPage(): void {
  storeUnsentInput();
  void fetchFailedPreloads().finally(() => {
    location.reload();
  });
}

/**
 * For the page after the reload, which the caller must start.
 * @returns the keys of the session storage that must survive until then
 */
export function storeUnsentInput(): string[] {
  isLeaving = true;
  for (const keep of keeps.values()) keep();
  return [...keeps.keys()];
}
