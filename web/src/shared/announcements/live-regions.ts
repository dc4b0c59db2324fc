/** How soon a screen reader must act: after what it is saying, or at once. */
export type Urgency = 'polite' | 'assertive';

type Regions = Record<Urgency, HTMLElement>;

/** Long enough for every screen reader to take a text over. */
const KEPT_MS = 10_000;

/** Where texts are announced, the topmost last. */
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

/** Says a text to those who do not see the page. Each text is said alone, also when it is the same again. */
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
