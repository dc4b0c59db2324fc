import { type RefObject, useLayoutEffect, useState } from 'react';

/**
 * Whether an element is narrower than its content needs. Unlike a media query, it knows the room that the menu leaves,
 * and texts that the reader has enlarged.
 * @param rem what the content needs, in sizes of the text of the page
 */
export function useIsNarrow(element: RefObject<Element | null>, rem: number): boolean {
  const [isNarrow, setNarrow] = useState(false);
  useLayoutEffect(() => {
    const box = element.current;
    if (box === null) return;
    const measure = () => {
      const textSize = parseFloat(getComputedStyle(document.documentElement).fontSize);
      setNarrow(box.clientWidth < rem * textSize);
    };
    measure();
    // It also fires when the text changes its size, which changes the height.
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    return () => {
      observer.disconnect();
    };
  }, [element, rem]);
  return isNarrow;
}
