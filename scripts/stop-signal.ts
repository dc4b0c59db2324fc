/** Ctrl-C arrives twice under npm (from the terminal and from npm), so only a later one is meant as a second one. */
const SAME_PRESS_MS = 1000;

/**
 * Aborts when we are asked to stop: by Ctrl-C, by a signal, by the terminal that closes, or by the death of the
 * launcher. A second Ctrl-C leaves at once; the database survives that, and the next start takes it over.
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

/** Waits for it. */
export async function stopped(signal: AbortSignal): Promise<void> {
  if (signal.aborted) return;
  await new Promise<void>((resolve) => {
    signal.addEventListener('abort', () => {
      resolve();
    });
  });
}
