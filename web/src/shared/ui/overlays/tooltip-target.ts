import { topLayer } from '../floating/layers';

/** A pointer on its way to another element opens no tooltip. */
const OPEN_AFTER_MS = 400;
/** Long enough for the pointer to move from the element to its tooltip. */
const CLOSE_AFTER_MS = 200;

type Owner = HTMLElement | undefined;

/** The element that has the tooltip. While its menu or panel is open it needs none on top of it. */
function ownerOf(target: EventTarget | null): Owner {
  if (!(target instanceof Element)) return undefined;
  return target.closest<HTMLElement>('[data-tooltip]:not([aria-expanded="true"])') ?? undefined;
}

/** Nothing behind an open dialog is reached, though it may lie below the pointer. */
function isReached(owner: HTMLElement): boolean {
  return topLayer()?.contains(owner) ?? true;
}

/**
 * Finds the element whose tooltip is shown, as WCAG 1.4.13 asks: on hover and on keyboard focus, for as long as the
 * pointer is on the element or its tooltip, until Escape or a press. One listener serves all elements.
 */
export class TooltipTarget {
  readonly #onChange: (owner: Owner) => void;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #shown: Owner;
  #next: Owner;
  #focused: Owner;

  constructor(onChange: (owner: Owner) => void) {
    this.#onChange = onChange;
  }

  /**
   * @param first an event from before, which is handled like those to come
   * @returns a function that stops listening
   */
  listen(first: PointerEvent | FocusEvent): () => void {
    const listening = new AbortController();
    const options = { capture: true, signal: listening.signal };
    document.addEventListener('pointerover', this.#hover, options);
    document.addEventListener('pointerdown', this.#dismiss, options);
    document.addEventListener('focusin', this.#focus, options);
    document.addEventListener('keydown', this.#press, options);
    document.addEventListener('scroll', this.#scroll, options);
    if (first instanceof PointerEvent) this.#hover(first);
    else this.#focus(first);
    return () => {
      clearTimeout(this.#timer);
      listening.abort();
    };
  }

  readonly #hover = ({ target, pointerType }: PointerEvent): void => {
    if (pointerType === 'touch') return;
    const isOnTooltip = target instanceof Element && target.closest('[role="tooltip"]') !== null;
    const owner = isOnTooltip ? this.#shown : (ownerOf(target) ?? this.#focused);
    this.#show(owner, owner === undefined ? CLOSE_AFTER_MS : OPEN_AFTER_MS);
  };

  readonly #focus = ({ target }: FocusEvent): void => {
    this.#focused =
      target instanceof Element && target.matches(':focus-visible') ? ownerOf(target) : undefined;
    this.#show(this.#focused);
  };

  readonly #press = (event: KeyboardEvent): void => {
    if (event.key === 'Escape' && this.#shown !== undefined && isReached(this.#shown)) {
      // Closes the tooltip only, not the dialog around it.
      event.preventDefault();
      event.stopPropagation();
      this.#dismiss();
    }
    if (event.key === 'Enter' || event.key === ' ') this.#dismiss();
  };

  readonly #dismiss = (): void => {
    this.#focused = undefined;
    this.#show(undefined);
  };

  /** The element may have moved away from the pointer. */
  readonly #scroll = (): void => {
    if (this.#focused === undefined) this.#show(undefined);
  };

  #show(owner: Owner, afterMs = 0): void {
    if (owner === this.#next && (owner !== undefined || afterMs > 0)) return;
    this.#next = owner;
    clearTimeout(this.#timer);
    // A key that is pressed next comes before any timer, and Escape would close a tooltip that the focus has left.
    if (owner === undefined && afterMs === 0) this.#apply(undefined);
    else
      this.#timer = setTimeout(() => {
        this.#apply(owner && isReached(owner) ? owner : undefined);
      }, afterMs);
  }

  #apply(owner: Owner): void {
    if (owner === this.#shown) return;
    this.#shown = owner;
    this.#onChange(owner);
  }
}
