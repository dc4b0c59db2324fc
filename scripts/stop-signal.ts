/** Under npm, Ctrl-C arrives twice: from the terminal and from npm. Only a later signal counts as a second one. */
const SAME_PRESS_MS = 1000;

/**
 * Aborts on Ctrl-C, on a signal, when the terminal closes, or when the launcher dies. A second Ctrl-C exits at once.
 * The database survives that, and the next start reuses it.
 */
export function listenForStop(): AbortSignal {
  const stopping = new AbortController();
  let since = 0;
  const stop = (): void => {
    if (stopping.signal.aborted && performance.now() - since > SAME_PRESS_MS) process.exit(130);
    since ||= performance.now();
    stopping.abort();
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
  if (process.connected) process.on('disconnect', stop);
  return stopping.signal;
}

/** Waits until the signal aborts. */
export async function stopped(signal: AbortSignal): Promise<void> {
  if (signal.aborted) return;
  await new Promise<void>((resolve) => {
    signal.addEventListener('abort', () => {
      resolve();
    });
  });
}
