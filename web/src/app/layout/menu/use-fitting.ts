import { type RefObject, useLayoutEffect, useState } from 'react';
import { countFitting } from './fitting';

const widthOf = (element: Element) => element.getBoundingClientRect().width;

/**
 * How many children of `line` have room in the element around it, with `more` beside them where they do not all
 * have. All of them stay rendered, so that the answer is right again as soon as there is more room, or the words
 * are of another length.
 */
export function useFitting(
  line: RefObject<HTMLElement | null>,
  more: RefObject<HTMLElement | null>,
  count: number,
): number {
  const [fitting, setFitting] = useState(count);
  useLayoutEffect(() => {
    const [element, extra] = [line.current, more.current];
    const around = element?.parentElement;
    if (!element || !extra || !around) return;
    const measure = () => {
      setFitting(countFitting([...element.children].map(widthOf), widthOf(around), widthOf(extra)));
    };
    measure();
    const box = new ResizeObserver(measure);
    for (const watched of [around, extra, ...element.children]) box.observe(watched);
    return () => {
      box.disconnect();
    };
  }, [line, more, count]);
  return fitting;
}
