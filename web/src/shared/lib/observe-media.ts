import { observable, runInAction } from 'mobx';

/** Whether a media query matches, as a value that reactions follow. */
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
