/** Layers that return the focus to their opener when they close. */
const LAYER = 'dialog, [popover], [data-focus-layer]';

/** The position of an element when it was removed. */
interface Gap {
  parent: Element;
  previous: Element | null;
}

/**
 * Remembers an element that had the focus, and where it stood, so that a successor is found when it goes.
 * `data-focus-key` names controls that stand for each other: when one goes, the other gets the focus.
 */
export class FocusAnchor {
  readonly element: HTMLElement;
  readonly key: string | undefined;
  readonly layer: Element | null;
  /** The element that had the focus before this layer opened. */
  readonly opener: FocusAnchor | undefined;
  readonly #ancestors = new Set<Node>();
  #gap: Gap | undefined;

  constructor(element: HTMLElement, openerOf: (layer: Element) => FocusAnchor | undefined) {
    this.element = element;
    this.key = element.closest<HTMLElement>('[data-focus-key]')?.dataset.focusKey;
    this.layer = element.closest(LAYER);
    this.opener = this.layer ? openerOf(this.layer) : undefined;
    for (let at: Element | null = element; at; at = at.parentElement) this.#ancestors.add(at);
  }

  isLayerOpen(): boolean {
    return this.layer?.isConnected === true && this.layer.getClientRects().length > 0;
  }

  /** Records the position of the element if these changes removed it. */
  record(changes: MutationRecord[]): void {
    for (const { target, removedNodes, previousSibling } of changes) {
      if (!(target instanceof Element) || ![...removedNodes].some((node) => this.#ancestors.has(node)))
        continue;
      // The outermost removed node marks the gap; nothing inside it remains.
      if (this.#gap === undefined || !this.#gap.parent.isConnected)
        this.#gap = { parent: target, previous: elementBefore(previousSibling) };
    }
  }

  /** What is in its place now, then what surrounds that place, from the inside out, within the layer. */
  *places(): Generator<Element> {
    const { parent, previous } = this.#gap ?? { parent: this.element.parentElement, previous: this.element };
    const before = previous?.parentElement === parent ? previous : null;
    const successor = before ? before.nextElementSibling : parent?.firstElementChild;
    if (successor) yield successor;
    if (before && before !== this.element) yield before;
    for (let at = parent; at; at = at.parentElement) {
      if (at.isConnected) yield at;
      if (at === this.layer) return;
    }
  }
}

function elementBefore(node: Node | null): Element | null {
  for (let at = node; at; at = at.previousSibling) if (at instanceof Element) return at;
  return null;
}
