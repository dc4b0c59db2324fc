type Keep = () => void;

const keeps = new Set<Keep>();

/**
 * Registers what stores unsent input before `reloadPage`.
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
  isLeaving = true;
  for (const keep of keeps) keep();
  location.reload();
}
