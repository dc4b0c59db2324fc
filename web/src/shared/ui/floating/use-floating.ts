import { type RefObject, useLayoutEffect } from 'react';

const GAP = 6;

/** Below its button or field, or above it if there is not enough space below. */
function place(panel: HTMLElement, anchor: DOMRect, isOfField: boolean): void {
  if (isOfField) panel.style.minWidth = `${anchor.width}px`;
  const { width, height } = panel.getBoundingClientRect();
  const isBelow = anchor.bottom + GAP + height <= innerHeight;
  const top = isBelow ? anchor.bottom + GAP : anchor.top - GAP - height;
  const wanted = isOfField ? Math.min(anchor.left, innerWidth - GAP - width) : anchor.right - width;
  const left = Math.max(GAP, wanted);
  Object.assign(panel.style, {
    top: `${top}px`,
    left: `${left}px`,
    position: 'fixed',
    inset: `${top}px auto auto ${left}px`,
    margin: '0',
  });
}

/**
 * Positions a panel in the top layer, beside the button in its parent element, or beside a field. The panel follows it while the
 * page scrolls or the panel grows, and closes when it scrolls out of view.
 */
export function useFloating(
  panel: RefObject<HTMLElement | null>,
  isWanted: boolean,
  onClose: () => void,
  field?: RefObject<HTMLElement | null>,
): void {
  useLayoutEffect(() => {
    const element = panel.current;
    const anchor = field === undefined ? element?.parentElement : field.current;
    if (!isWanted || !element || !anchor) return;
    // Falls back to fixed positioning without popover support.
    (element as Partial<HTMLElement>).showPopover?.call(element);
    const follow = () => {
      place(element, anchor.getBoundingClientRect(), field !== undefined);
    };
    follow();
    let wasSeen = false;
    const view = new IntersectionObserver((changes) => {
      const isSeen = changes.at(-1)?.isIntersecting === true;
      if (wasSeen && !isSeen) onClose();
      wasSeen = isSeen;
    });
    view.observe(anchor);
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
  }, [panel, isWanted, onClose, field]);
}
