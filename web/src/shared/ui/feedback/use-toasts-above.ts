import { type RefObject, useLayoutEffect } from 'react';

/** Between the toasts and what they stand above, in pixels. */
const GAP = 8;
/** What begins higher than this is not covered by moving up: the toasts would hide the page instead. */
const HIGHEST = 0.5;

/**
 * Raises the toasts above what must not be covered, such as the field and the button of the chat: elements with
 * `data-above-toasts`.
 * @param shown how many toasts there are
 * @param layer the dialog that they are in: when it closes, they move to the page
 */
export function useToastsAbove(
  region: RefObject<HTMLElement | null>,
  shown: number,
  layer: HTMLElement | undefined,
): void {
  useLayoutEffect(() => {
    const place = () => {
      const { current } = region;
      if (current !== null) current.style.setProperty('--toasts-raised', `${raiseOf(current)}px`);
    };
    place();
    addEventListener('resize', place);
    addEventListener('scroll', place, { passive: true });
    return () => {
      removeEventListener('resize', place);
      removeEventListener('scroll', place);
    };
  }, [region, shown, layer]);
}

/** How far the toasts have to move up from the bottom of the window. */
function raiseOf(region: HTMLElement): number {
  const toasts = [...region.children].map((toast) => toast.getBoundingClientRect());
  const left = Math.min(...toasts.map((toast) => toast.left));
  const right = Math.max(...toasts.map((toast) => toast.right));
  const height = toasts.reduce((sum, toast) => sum + toast.height + GAP, 0);
  const covered = [...document.querySelectorAll('[data-above-toasts]')]
    .map((element) => element.getBoundingClientRect())
    .filter((box) => box.height > 0 && box.left < right && box.right > left)
    .filter(({ top, bottom }) => top > innerHeight * HIGHEST && bottom > innerHeight - height - 2 * GAP);
  return covered.reduce((most, { top }) => Math.max(most, innerHeight - top), 0);
}
