import { type RefObject, useCallback, useEffect, useState } from 'react';

/**
 * Opens and closes the panel of a button inside `anchor`. A click or focus outside the anchor and browser Back close
 * it. Escape also returns the focus to the button.
 */
export function useOpenPanel(anchor: RefObject<HTMLElement | null>) {
  const [isOpen, setOpen] = useState(false);
  const open = useCallback(() => {
    setOpen(true);
  }, []);
  /** Closes the panel without moving the focus. */
  const hide = useCallback(() => {
    setOpen(false);
  }, []);
  const close = useCallback(() => {
    setOpen(false);
    anchor.current?.querySelector<HTMLElement>('[aria-expanded]')?.focus();
  }, [anchor]);

  useEffect(() => {
    if (!isOpen) return;
    const leave = ({ target }: Event) => {
      if (!(target instanceof Element)) return;
      // A confirmation dialog opened from the panel does not count as outside.
      const isAbove = target.closest('dialog')?.contains(anchor.current) === false;
      if (!isAbove && !anchor.current?.contains(target)) setOpen(false);
    };
    const escape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // A panel opened by pointer must not take the focus from another element.
      const { activeElement } = document;
      if (activeElement === document.body || anchor.current?.contains(activeElement)) close();
      else hide();
    };
    const leavePage = () => {
      setOpen(false);
    };
    window.addEventListener('popstate', leavePage);
    document.addEventListener('pointerdown', leave);
    document.addEventListener('focusin', leave);
    document.addEventListener('keydown', escape);
    return () => {
      window.removeEventListener('popstate', leavePage);
      document.removeEventListener('pointerdown', leave);
      document.removeEventListener('focusin', leave);
      document.removeEventListener('keydown', escape);
    };
  }, [isOpen, anchor, close, hide]);

  return { isOpen, open, close, hide };
}
