/** So near to an edge of the scrolled box a drag scrolls it. */
const EDGE_PX = 48;
/** By so much in each frame. */
const STEP_PX = 12;

/** Scrolls the box around a list while something is dragged near the upper or lower edge of the box. */
export class EdgeScroll {
  private frame = 0;
  private readonly scrolled: () => void;

  /** @param scrolled what lies below the pointer is something else now */
  constructor(scrolled: () => void) {
    this.scrolled = scrolled;
  }

  /** @param y of the pointer */
  follow(list: Element | null, y: number): void {
    this.stop();
    const box = scrollBoxOf(list);
    if (box === null) return;
    const { top, bottom } = box.getBoundingClientRect();
    const step = y < top + EDGE_PX ? -STEP_PX : y > bottom - EDGE_PX ? STEP_PX : 0;
    if (step === 0) return;
    const scroll = () => {
      const before = box.scrollTop;
      box.scrollTop += step;
      if (box.scrollTop === before) return;
      this.scrolled();
      this.frame = requestAnimationFrame(scroll);
    };
    this.frame = requestAnimationFrame(scroll);
  }

  stop(): void {
    cancelAnimationFrame(this.frame);
  }
}

function scrollBoxOf(element: Element | null): Element | null {
  for (let box = element?.parentElement ?? null; box !== null; box = box.parentElement)
    if (box.scrollHeight > box.clientHeight && /auto|scroll/.test(getComputedStyle(box).overflowY))
      return box;
  return null;
}
