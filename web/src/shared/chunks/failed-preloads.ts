const WAIT_MS = 3000;

/**
 * Fetches again what `<link rel="modulepreload">` could not get. WebKit remembers such a failure even for the document after
 * a reload, until the file is asked for in another way. WebKit keeps no timing of a failed file.
 */
export async function fetchFailedPreloads(): Promise<void> {
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]');
  const paths = [...links].map(({ href }) => href);
  const failed = paths.filter((path) => performance.getEntriesByName(path).length === 0);
  const signal = AbortSignal.timeout(WAIT_MS);
  await Promise.allSettled(failed.map(async (path) => (await fetch(path, { signal })).arrayBuffer()));
}
