import { makeAutoObservable } from 'mobx';

type Panel = 'settings' | 'palette' | 'tour';

/** The panel that is open above the frame: one at a time. */
export class PanelsStore {
  shown: Panel | null = null;

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  show(panel: Panel): void {
    this.shown = panel;
  }

  close(): void {
    this.shown = null;
  }
}

export const panels = new PanelsStore();
