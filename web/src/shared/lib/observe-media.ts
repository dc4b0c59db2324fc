import { observable, runInAction } from 'mobx';

/** Returns an observable getter for whether a media query matches. */
export function observeMedia(query: string): () => boolean {
  const list = matchMedia(query);
  const matches = observable.box(list.matches);
  list.addEventListener('change', () => {
    runInAction(() => {
      matches.set(list.matches);
    });
  });
  return () => matches.get();
}
