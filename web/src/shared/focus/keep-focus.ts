import { FocusAnchor } from './focus-anchor';
import { canHaveFocus, controlsIn, focusOn, headingIn } from './focusable';

/** How long to look for a better target, such as the heading of a page that is still loading. */
const SEEK_MS = 5_000;

/**
 * Keeps the focus from falling to the body. When the element that has it is removed, disabled or hidden, what took
 * its place gets the focus (the next row, the heading of the new view), or what opened the dialog that it was in.
 * A press on an empty place still removes the focus, as on every page.
 */
export function keepFocus(): void {
  new FocusKeeper().start();
}

class FocusKeeper {
  /** The last focused element. */
  #last: FocusAnchor | undefined;
  /** The element focused by this class, until the user acts on it. */
  #given: HTMLElement | undefined;
  #seekUntil = 0;
  #isScheduled = false;

  start(): void {
    this.#note(document.activeElement);
    document.addEventListener('focusin', ({ target }) => {
      if (target !== this.#given) this.#note(target);
    });
    const settle = () => {
      if (this.#given === document.activeElement) this.#note(document.activeElement);
      this.#seekUntil = 0;
    };
    document.addEventListener('keydown', settle, true);
    document.addEventListener('pointerdown', settle, true);
    document.addEventListener('focusout', ({ relatedTarget }) => {
      // The element still exists: the user clicked an empty area.
      if (relatedTarget === null && document.hasFocus() && this.#last && canHaveFocus(this.#last.element))
        setTimeout(() => {
          if (document.activeElement === document.body && this.#last && canHaveFocus(this.#last.element))
            this.#last = undefined;
        });
    });
    new MutationObserver((changes) => {
      for (const anchor of this.#anchors()) anchor.record(changes);
      this.#schedule();
    }).observe(document.body, {
      subtree: true,
      childList: true,
      attributeFilter: ['disabled', 'hidden', 'inert', 'open'],
    });
  }

  #note(target: EventTarget | null): void {
    if (!(target instanceof HTMLElement) || target === document.body) return;
    this.#given = undefined;
    this.#seekUntil = 0;
    this.#last = new FocusAnchor(target, (layer) => this.#openerOf(layer));
  }

  *#anchors(): Generator<FocusAnchor> {
    for (let anchor = this.#last; anchor; anchor = anchor.opener) yield anchor;
  }

  #openerOf(layer: Element): FocusAnchor | undefined {
    for (const anchor of this.#anchors()) if (anchor.layer === layer) return anchor.opener;
    return this.#last;
  }

  #schedule(): void {
    if (this.#isScheduled) return;
    this.#isScheduled = true;
    // After the effects of React, which may set the focus themselves.
    requestAnimationFrame(() =>
      setTimeout(() => {
        this.#isScheduled = false;
        this.#check();
      }),
    );
  }

  #check(): void {
    const { activeElement } = document;
    const isLost =
      activeElement === null || activeElement === document.body || activeElement.matches(':disabled');
    const isSeeking = activeElement === this.#given && performance.now() < this.#seekUntil;
    if (this.#last === undefined || !(isLost || isSeeking) || !document.hasFocus()) return;
    const found = successorOf(this.#last);
    if (found === undefined || found === activeElement) return;
    if (isLost) this.#seekUntil = performance.now() + SEEK_MS;
    this.#given = found;
    focusOn(found);
  }
}

function successorOf(anchor: FocusAnchor): HTMLElement | undefined {
  if (canHaveFocus(anchor.element)) return anchor.element;
  const named = anchor.key ? document.querySelector(`[data-focus-key="${anchor.key}"]`) : null;
  if (named && canHaveFocus(named)) return named;
  if (anchor.opener && !anchor.isLayerOpen()) return successorOf(anchor.opener);
  for (const place of anchor.places()) {
    const found = bestIn(place, anchor.element);
    if (found) return found;
  }
  return undefined;
}

/** The heading of a view; else the control of the same kind, as in the next row; else the first control. */
function bestIn(place: Element, lost: HTMLElement): HTMLElement | undefined {
  const heading = headingIn(place);
  if (heading) return heading;
  const controls = controlsIn(place);
  return (
    controls.find(({ tagName, className }) => tagName === lost.tagName && className === lost.className) ??
    controls[0]
  );
}
