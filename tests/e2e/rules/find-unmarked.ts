import type { Page } from '@playwright/test';
import { TOPMOST } from './topmost.ts';

export interface Marks {
  /** The kinds of controls that were compared. */
  kinds: string[];
  /** Chosen controls that look like one beside them that is not chosen. */
  unmarked: string[];
}

/**
 * Runs in the page. Compares each chosen control with the nearest one of its kind that is not chosen, by the
 * colours and lines of the control and its parts. Boxes that the browser draws itself are left to it.
 */
const COMPARE = `(() => {
  const CHOSEN = '[aria-selected=true], [aria-current]:not([aria-current=false]), [aria-checked=true], [aria-pressed=true], input:checked';
  const CONTROL = 'a, button, input, [role]';
  const kindOf = (control) => control.getAttribute('role') || control.type || control.localName;
  const paint = (element, part) => {
    const style = getComputedStyle(element, part);
    if (part && style.content === 'none') return '';
    const { color, backgroundColor, borderBlock, borderInline, outline, left } = style;
    return [part, part && style.content, color, backgroundColor, borderBlock, borderInline, outline, left].join();
  };
  const lookOf = (control) => {
    const parts = [...(control.closest('label') ?? control).querySelectorAll('*'), control];
    const seen = parts.filter((part) => !part.closest('svg') && part.localName !== 'input');
    if (control.localName === 'input' && getComputedStyle(control).appearance === 'none') seen.push(control);
    return [...new Set(seen.flatMap((part) => [undefined, '::before', '::after'].map((name) => paint(part, name))))].sort().join('; ');
  };
  const result = { kinds: [], unmarked: [] };
  for (const control of ${TOPMOST}.querySelectorAll(CHOSEN)) {
    const isDrawnByBrowser = control.localName === 'input' && !control.closest('.arco-checkbox') && getComputedStyle(control).appearance !== 'none';
    if (!control.matches(CONTROL) || isDrawnByBrowser || !control.checkVisibility()) continue;
    const kind = kindOf(control);
    const peers = (scope) => [...scope.querySelectorAll(CONTROL)].filter(
      (other) => !other.matches(CHOSEN) && kindOf(other) === kind && other.localName === control.localName && !other.disabled && other.checkVisibility(),
    );
    let scope = control.parentElement;
    while (scope !== document.body && peers(scope).length === 0) scope = scope.parentElement;
    const [peer] = peers(scope);
    if (peer === undefined) continue;
    result.kinds.push(kind);
    if (lookOf(control) === lookOf(peer)) result.unmarked.push(kind + ' ' + (control.getAttribute('aria-label') ?? control.textContent).trim());
  }
  return result;
})()`;

/** Looks for chosen controls of the page, or of the dialog over it, that nobody can tell from those that are not chosen. */
export async function findUnmarked(page: Page): Promise<Marks> {
  return page.evaluate<Marks>(COMPARE);
}
