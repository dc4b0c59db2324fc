import { makeAutoObservable } from 'mobx';

type Panel = 'settings' | 'palette';

/** What is open above the frame: one thing at a time. */
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
