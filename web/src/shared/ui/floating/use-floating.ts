import { type RefObject, useLayoutEffect } from 'react';

const GAP = 6;

/** Positions a panel in the top layer, below its button, or above it if there is not enough space below. */
export function useFloating(
  panel: RefObject<HTMLElement | null>,
  isWanted: boolean,
  onClose: () => void,
): void {
  useLayoutEffect(() => {
    const element = panel.current;
    const anchor = element?.parentElement?.getBoundingClientRect();
    if (!isWanted || !element || !anchor) return;
    // Falls back to fixed positioning without popover support.
    (element as Partial<HTMLElement>).showPopover?.call(element);
    const { width, height } = element.getBoundingClientRect();
    const isBelow = anchor.bottom + GAP + height <= innerHeight;
    const top = isBelow ? anchor.bottom + GAP : anchor.top - GAP - height;
    const left = Math.max(GAP, anchor.right - width);
    Object.assign(element.style, {
      top: `${top}px`,
      left: `${left}px`,
      position: 'fixed',
      inset: `${top}px auto auto ${left}px`,
      margin: '0',
    });
    // Scrolling moves the button, so it closes the panel.
    window.addEventListener('scroll', onClose, { capture: true, once: true });
    return () => {
      window.removeEventListener('scroll', onClose, { capture: true });
    };
  }, [panel, isWanted, onClose]);
}
