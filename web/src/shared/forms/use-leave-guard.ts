import { useEffect } from 'react';
import { isReloading } from '../chunks/reload-page';

/**
 * The browser asks before a reload, and before the tab is closed.
 * @param isLost whether there is unsent input that nothing keeps
 */
export function useLeaveGuard(isLost: boolean): void {
  useEffect(() => {
    if (!isLost) return;
    const ask = (event: BeforeUnloadEvent) => {
      if (!isReloading()) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => {
      window.removeEventListener('beforeunload', ask);
    };
  }, [isLost]);
}
