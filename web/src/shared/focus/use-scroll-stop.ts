import { type RefCallback, useCallback } from 'react';
import { controlsIn } from './focusable';

/**
 * For an element that scrolls: a stop for Tab while its content is longer and has no control, so that the keyboard can
 * scroll it in every browser.
 * @param labelId of the element that names it
 */
export function useScrollStop(labelId: string): RefCallback<HTMLElement> {
  return useCallback((element) => (element === null ? undefined : watch(element, labelId)), [labelId]);
}

function watch(element: HTMLElement, labelId: string): () => void {
  const update = () => {
    const isLonger = element.scrollHeight > element.clientHeight + 1;
    const isStop = isLonger && controlsIn(element).every((control) => control === element);
    set(element, isStop ? { role: 'group', tabindex: '0', 'aria-labelledby': labelId } : NONE);
  };
  const sizes = new ResizeObserver(update);
  const follow = () => {
    sizes.disconnect();
    for (const box of [element, ...element.children]) sizes.observe(box);
    update();
  };
  const contents = new MutationObserver(follow);
  contents.observe(element, { childList: true, subtree: true });
  follow();
  return () => {
    sizes.disconnect();
    contents.disconnect();
  };
}

const NONE = { role: null, tabindex: null, 'aria-labelledby': null };

function set(element: HTMLElement, attributes: Record<string, string | null>): void {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === null) element.removeAttribute(name);
    else element.setAttribute(name, value);
  }
}
