import { type RefObject, useEffect } from 'react';

/** Keeps the toasts above the banner, whose height follows its text. */
export function useRaisedToasts(banner: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = banner.current;
    if (element === null) return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => {
      style.setProperty('--connection-banner', `${element.offsetHeight}px`);
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty('--connection-banner');
    };
  }, [banner]);
}
