type Keep = () => void;

const keeps = new Set<Keep>();

/**
 * Registers what stores unsent input before the page is reloaded, by `reloadPage` or to log in again.
 * @returns removes it again
 */
export function keepBeforeReload(keep: Keep): () => void {
  keeps.add(keep);
  return () => {
    keeps.delete(keep);
  };
}

let isLeaving = false;

/** Unsent input was stored, so nobody need be asked before the page is left. */
export function isReloading(): boolean {
  return isLeaving;
}

/** Reloads the document after unsent input was stored. */
export function reloadPage(): void {
  storeUnsentInput();
  location.reload();
}

/** For the page after the reload, which the caller must start. */
export function storeUnsentInput(): void {
  isLeaving = true;
  for (const keep of keeps) keep();
}
