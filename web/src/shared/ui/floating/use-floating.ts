import { type RefObject, useLayoutEffect } from 'react';

const GAP = 6;

/** Lays a panel above everything, below the button that it stands beside, or over it where there is no room. */
export function useFloating(
  panel: RefObject<HTMLElement | null>,
  isWanted: boolean,
  onClose: () => void,
): void {
  useLayoutEffect(() => {
    const element = panel.current;
    const anchor = element?.parentElement?.getBoundingClientRect();
    if (!isWanted || !element || !anchor) return;
    // Where there are no popovers, the fixed position has to do.
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
    // What it stands beside moves away from below it.
    window.addEventListener('scroll', onClose, { capture: true, once: true });
    return () => {
      window.removeEventListener('scroll', onClose, { capture: true });
    };
  }, [panel, isWanted, onClose]);
}
