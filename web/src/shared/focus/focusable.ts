/** What the Tab key or a script can reach, regardless of visibility. */
const FOCUSABLE =
  'a[href], button, input:not([type="hidden"]), select, textarea, summary, [contenteditable="true"], [tabindex]';
const HEADING = 'h1, h2, h3';

/** Whether the browser would let it have the focus now. */
export function canHaveFocus(element: Element): element is HTMLElement {
  return (
    element instanceof HTMLElement &&
    element.isConnected &&
    !element.matches(':disabled') &&
    element.closest('[inert], [aria-hidden="true"]') === null &&
    element.getClientRects().length > 0 &&
    getComputedStyle(element).visibility === 'visible'
  );
}

/** What Tab reaches inside `root`, and `root` itself, in document order. */
export function controlsIn(root: Element): HTMLElement[] {
  return [root, ...root.querySelectorAll(FOCUSABLE)]
    .filter((element) => element.matches(FOCUSABLE) && element.getAttribute('tabindex') !== '-1')
    .filter(canHaveFocus);
}

/** The first heading inside `root`. */
export function headingIn(root: Element): HTMLElement | undefined {
  return [...root.querySelectorAll(HEADING)].find(canHaveFocus);
}

/** Gives the focus to an element, also to one that takes none by itself, such as a heading. */
export function focusOn(element: HTMLElement): void {
  if (!element.matches(FOCUSABLE)) {
    element.tabIndex = -1;
    element.addEventListener(
      'blur',
      () => {
        element.removeAttribute('tabindex');
      },
      { once: true },
    );
  }
  element.focus({ preventScroll: element.matches(HEADING) });
}
