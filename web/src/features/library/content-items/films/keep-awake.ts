/**
 * Keeps the screen on, where the browser can: a phone that sleeps stops its encoder. The browser lets go when the page is hidden.
 * @returns lets the screen go off again
 */
export function keepAwake(): () => void {
  let lock: WakeLockSentinel | null = null;
  const over = new AbortController();
  const hold = async () => {
    if (document.visibilityState !== 'visible') return;
    try {
      lock = (await (navigator as Partial<Pick<Navigator, 'wakeLock'>>).wakeLock?.request('screen')) ?? null;
      if (over.signal.aborted) await lock?.release();
    } catch {
      // A battery that is nearly empty refuses it.
    }
  };
  const held = () => void hold();
  document.addEventListener('visibilitychange', held, { signal: over.signal });
  held();
  return () => {
    over.abort();
    void lock?.release();
  };
}
