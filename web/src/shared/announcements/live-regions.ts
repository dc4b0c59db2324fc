/** Politeness: after the current speech, or immediately. */
export type Urgency = 'polite' | 'assertive';

type Regions = Record<Urgency, HTMLElement>;

/** Long enough for every screen reader to pick up a text. */
const KEPT_MS = 10_000;

/** The live regions in use, topmost last. */
const open: Regions[] = [];

/**
 * Puts empty live regions into an element, before any text comes: a screen reader announces only what appears in a
 * region that it knows. A dialog needs its own, because all outside a modal dialog is hidden.
 * @returns takes them away again
 */
export function addLiveRegions(container: Element): () => void {
  const regions = { polite: makeRegion(container, 'polite'), assertive: makeRegion(container, 'assertive') };
  open.push(regions);
  return () => {
    open.splice(open.indexOf(regions), 1);
    for (const region of Object.values(regions)) region.remove();
  };
}

/** Announces a text to screen readers. Each text is announced separately, even if it repeats. */
export function announce(text: string, urgency: Urgency = 'polite'): void {
  const regions = open.at(-1);
  if (regions === undefined || text === '') return;
  const line = document.createElement('p');
  line.textContent = text;
  regions[urgency].append(line);
  setTimeout(() => {
    line.remove();
  }, KEPT_MS);
}

function makeRegion(container: Element, urgency: Urgency): HTMLElement {
  const region = document.createElement('div');
  region.className = 'visually-hidden';
  region.role = urgency === 'polite' ? 'status' : 'alert';
  region.ariaLive = urgency;
  region.ariaAtomic = 'false';
  container.append(region);
  return region;
}
