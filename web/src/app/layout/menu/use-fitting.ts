import { type RefObject, useLayoutEffect, useState } from 'react';

/**
 * How many children of a wrapping line stand on its first row. All of them stay rendered, so that the answer
 * is right again as soon as there is more room, or the words are of another length.
 */
export function useFitting(line: RefObject<HTMLElement | null>, count: number): number {
  const [fitting, setFitting] = useState(count);
  useLayoutEffect(() => {
    const element = line.current;
    if (element === null) return;
    const measure = () => {
      const items = [...element.children].filter((child) => child instanceof HTMLElement);
      setFitting(items.filter((item) => item.offsetTop === items[0]?.offsetTop).length);
    };
    measure();
    const box = new ResizeObserver(measure);
    for (const watched of [element, ...element.children]) box.observe(watched);
    return () => {
      box.disconnect();
    };
  }, [line, count]);
  return fitting;
}
