import { loadChunk } from '../chunks/load-chunk';

/** What the oldest browsers of the baseline (.browserslistrc) lack. Browsers that have it load nothing. */
export async function loadPolyfills(): Promise<void> {
  const isComplete =
    'toSorted' in Array.prototype &&
    'toSpliced' in Array.prototype &&
    'with' in Array.prototype &&
    'canParse' in URL &&
    'withResolvers' in Promise;
  if (!isComplete) await loadChunk(() => import('./missing'));
}
