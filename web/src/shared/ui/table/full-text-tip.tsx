import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import styles from './full-text-tip.module.css';

const CELL = 'td[data-truncated]';
const EDGE = 8;

const textBoxOf = (cell: Element | null | undefined) => cell?.firstElementChild ?? null;
const isCut = (box: Element | null) => box !== null && box.scrollWidth > box.clientWidth;

/**
 * Shows the full text of a truncated cell while the cell is hovered or its row is focused. Escape hides it.
 */
export function FullTextTip({ table }: { table: RefObject<HTMLElement | null> }) {
  const tip = useRef<HTMLDivElement>(null);
  const [box, setBox] = useState<Element | null>(null);

  useEffect(() => {
    const element = table.current;
    if (element === null) return;
    const listening = new AbortController();
    const listen = (type: string, listener: (event: Event) => void, isOfWindow = false) => {
      const options = { signal: listening.signal, capture: isOfWindow, passive: true };
      (isOfWindow ? window : element).addEventListener(type, listener, options);
    };
    const show = (next: Element | null) => {
      setBox(isCut(next) ? next : null);
    };
    const hide = () => {
      setBox(null);
    };
    listen('pointerover', ({ target }) => {
      if (!(target instanceof Element) || tip.current?.contains(target)) return;
      show(textBoxOf(target.closest(CELL)));
    });
    listen('pointerleave', hide);
    listen('focusin', ({ target }) => {
      if (!(target instanceof Element) || !target.matches(':focus-visible')) return;
      show(textBoxOf(target.closest('tr')?.querySelector(CELL)));
    });
    listen('focusout', hide);
    listen('scroll', hide, true);
    listen('keydown', (event) => {
      if (event instanceof KeyboardEvent && event.key === 'Escape') hide();
    });
    return () => {
      listening.abort();
    };
  }, [table]);

  useLayoutEffect(() => {
    const element = tip.current;
    if (box === null || element === null) return;
    // Falls back to fixed positioning without popover support.
    (element as Partial<HTMLElement>).showPopover?.call(element);
    const { left, top, bottom } = box.getBoundingClientRect();
    const { width, height } = element.getBoundingClientRect();
    // No gap to the text, so that the pointer can move onto the tooltip.
    const isBelow = bottom + height <= innerHeight;
    element.style.top = `${isBelow ? bottom : top - height}px`;
    element.style.left = `${Math.max(EDGE, Math.min(left - EDGE, innerWidth - width - EDGE))}px`;
  }, [box]);

  if (box === null) return null;
  return (
    <div ref={tip} popover="manual" role="tooltip" className={styles.tip}>
      {box.textContent}
    </div>
  );
}
