import { useEffect } from 'react';
import { isReloading } from '../chunks/reload-page';

/** The browser asks before the tab is closed while there is unsent input. */
export function useLeaveGuard(isDirty: boolean): void {
  useEffect(() => {
    if (!isDirty) return;
    const ask = (event: BeforeUnloadEvent) => {
      if (!isReloading()) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => {
      window.removeEventListener('beforeunload', ask);
    };
  }, [isDirty]);
}
