import { useEffect, useState } from 'react';

const KEY = 'retried';

/** Reloads the page, which may then look the same: a view that is shown again knows that another try led to it. */
export function useReload() {
  const [isReloading, setReloading] = useState(false);
  const reload = () => {
    setReloading(true);
    sessionStorage.setItem(KEY, location.href);
    location.reload();
  };
  return { isReloading, reload };
}

/** When the page was tried again; null if it was opened in another way. */
export function useRetriedAt(): Date | null {
  const [time] = useState(() => (sessionStorage.getItem(KEY) === location.href ? new Date() : null));
  useEffect(() => {
    sessionStorage.removeItem(KEY);
  }, []);
  return time;
}
