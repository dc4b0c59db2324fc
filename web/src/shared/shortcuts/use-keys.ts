import { useEffectEvent, useLayoutEffect } from 'react';
import { settings } from '../settings/settings.store';
import { singleKeyOf } from './single-key';

/**
 * Listens for keys that are pressed alone, outside of text fields. The settings can switch off those that are a
 * character (WCAG 2.1.4).
 * @param onKey gets the key, letters in lower case, and returns whether it used it
 */
export function useKeys(onKey: (key: string, event: KeyboardEvent) => boolean): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const target = event.target instanceof HTMLElement ? event.target : null;
    const key = event.defaultPrevented ? null : singleKeyOf(event, target);
    if (key === null || (key.length === 1 && !settings.values.singleKeys)) return;
    if (onKey(key, event)) event.preventDefault();
  });
  // Not a passive effect: a key can be pressed between the first paint and those.
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => {
      press(event);
    };
    document.addEventListener('keydown', listen);
    return () => {
      document.removeEventListener('keydown', listen);
    };
  }, []);
}
