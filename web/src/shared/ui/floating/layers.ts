import { observable, runInAction } from 'mobx';
import { addLiveRegions } from '../../announcements/live-regions';

/** The dialogs that are open, the topmost last. Whatever has to be seen and heard above them goes into it. */
const open = observable.array<HTMLElement>([], { deep: false });

export function topLayer(): HTMLElement | undefined {
  return open.at(-1);
}

/** Gives what takes the layer away again. */
export function addLayer(element: HTMLElement): () => void {
  runInAction(() => open.push(element));
  const removeRegions = addLiveRegions(element);
  return () => {
    removeRegions();
    runInAction(() => open.remove(element));
  };
}
