import { type RefObject, useLayoutEffect } from 'react';

const GAP = 6;

/** Below its button, or above it if there is not enough space below. */
function place(panel: HTMLElement, anchor: DOMRect): void {
  const { width, height } = panel.getBoundingClientRect();
  const isBelow = anchor.bottom + GAP + height <= innerHeight;
  const top = isBelow ? anchor.bottom + GAP : anchor.top - GAP - height;
  const left = Math.max(GAP, anchor.right - width);
  Object.assign(panel.style, {
    top: `${top}px`,
    left: `${left}px`,
    position: 'fixed',
    inset: `${top}px auto auto ${left}px`,
    margin: '0',
  });
}

/**
 * Positions a panel in the top layer, beside the button in its parent element. The panel follows the button while the
 * page scrolls or the panel grows, and closes when the button scrolls out of view.
 */
export function useFloating(
  panel: RefObject<HTMLElement | null>,
  isWanted: boolean,
  onClose: () => void,
): void {
  useLayoutEffect(() => {
    const element = panel.current;
    const button = element?.parentElement;
    if (!isWanted || !element || !button) return;
    // Falls back to fixed positioning without popover support.
    (element as Partial<HTMLElement>).showPopover?.call(element);
    const follow = () => {
      place(element, button.getBoundingClientRect());
    };
    follow();
    let wasSeen = false;
    const view = new IntersectionObserver((changes) => {
      const isSeen = changes.at(-1)?.isIntersecting === true;
      if (wasSeen && !isSeen) onClose();
      wasSeen = isSeen;
    });
    view.observe(button);
    // Such as when the text gets larger.
    const size = new ResizeObserver(follow);
    size.observe(element);
    window.addEventListener('scroll', follow, { capture: true, passive: true });
    window.addEventListener('resize', follow);
    return () => {
      view.disconnect();
      size.disconnect();
      window.removeEventListener('scroll', follow, { capture: true });
      window.removeEventListener('resize', follow);
    };
  }, [panel, isWanted, onClose]);
}
