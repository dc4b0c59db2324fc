import { useEffect, useEffectEvent } from 'react';
import { settings } from '../settings/settings.store';
import { singleKeyOf } from './single-key';

/** Runs an action for a key that is pressed alone, outside of text fields, unless the settings switch such keys off. */
export function useSingleKeys(actions: Readonly<Record<string, (() => void) | undefined>>): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!settings.values.singleKeys) return;
    const target = event.target instanceof HTMLElement ? event.target : null;
    const key = event.defaultPrevented || event.repeat ? null : singleKeyOf(event, target);
    const action = key === null ? undefined : actions[key];
    if (action === undefined) return;
    event.preventDefault();
    action();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      onKey(event);
    };
    document.addEventListener('keydown', listen);
    return () => {
      document.removeEventListener('keydown', listen);
    };
  }, []);
}
