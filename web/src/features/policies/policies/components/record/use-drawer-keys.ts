import { useEffect, useEffectEvent } from 'react';
import { commandOf, type TableCommand } from '../../../../../shared/lists/table-keys';

/** The keys of the table also move between records in the drawer. */
export function useDrawerKeys(actions: Partial<Record<TableCommand, () => void>>): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const command = commandOf(event, event.target instanceof HTMLElement ? event.target : null);
    if (command !== null) actions[command]?.();
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
