import { observable, runInAction } from 'mobx';
import { addLiveRegions } from '../../announcements/live-regions';

/**
 * The open dialogs, topmost last. Content that must be visible and announced above them is rendered inside the
 * topmost dialog.
 */
const open = observable.array<HTMLElement>([], { deep: false });

export function topLayer(): HTMLElement | undefined {
  return open.at(-1);
}

/** @returns a function that removes the layer */
export function addLayer(element: HTMLElement): () => void {
  runInAction(() => open.push(element));
  const removeRegions = addLiveRegions(element);
  return () => {
    removeRegions();
    runInAction(() => open.remove(element));
  };
}
