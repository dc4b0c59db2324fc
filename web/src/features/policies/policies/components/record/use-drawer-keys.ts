import { useEffect, useEffectEvent } from 'react';
import { commandOf, type TableCommand } from '../../../../../shared/lists/table-keys';

/** The same keys as in the table go from record to record. */
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
