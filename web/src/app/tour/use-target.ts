import { useLayoutEffect, useState } from 'react';
import type { Box } from './place-panel';

/** In pixels, around the element. */
const MARGIN = 4;
/** What is shown begins below this part of the screen. */
const TOP_PART = 6;

function seen(name: string): Element | undefined {
  return [...document.querySelectorAll(`[data-tour='${name}']`)].find(
    (element) => element.getClientRects().length > 0,
  );
}

function boxOf(element: Element): Box {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  const [start, above] = [Math.max(0, left - MARGIN), Math.max(0, top - MARGIN)];
  const [end, below] = [Math.min(innerWidth, right + MARGIN), Math.min(innerHeight, bottom + MARGIN)];
  return { left: start, top: above, width: Math.max(0, end - start), height: Math.max(0, below - above) };
}

/** Near the top, so that there is space below it. The parts of the frame do not scroll. */
function scrollTo(element: Element | undefined): void {
  if (!element?.closest('main')) return;
  const top = element.getBoundingClientRect().top + scrollY - innerHeight / TOP_PART;
  window.scrollTo({ top, behavior: 'instant' });
}

const isSame = (one: Box | null, other: Box | null) => JSON.stringify(one) === JSON.stringify(other);

/** Where the element of the stop is on the screen; null if it is not shown. It is scrolled into view, and followed. */
export function useTarget(name: string): Box | null {
  const [box, setBox] = useState<Box | null>(null);
  useLayoutEffect(() => {
    scrollTo(seen(name));
    // A page that is still loading moves its parts, and no event reports that.
    let frame = 0;
    const follow = () => {
      const element = seen(name);
      const next = element === undefined ? null : boxOf(element);
      setBox((now) => (isSame(now, next) ? now : next));
      frame = requestAnimationFrame(follow);
    };
    follow();
    return () => {
      cancelAnimationFrame(frame);
    };
  }, [name]);
  return box;
}
