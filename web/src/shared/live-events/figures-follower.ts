import type { Resource } from '../data/resource';
import { type Events, LiveFollower } from './live-follower';

/** Keeps the figures of a page up to date while it is in view. Nothing shows that they are asked for again. */
export class FiguresFollower {
  private readonly resources: () => Resource<unknown>[];
  private readonly live: LiveFollower<'figures.changed'>;
  private end: (() => void) | undefined;
  private isDue = false;

  constructor(resources: () => Resource<unknown>[], events?: Events) {
    this.resources = resources;
    const changed = () => {
      this.isDue = true;
      this.refresh();
    };
    this.live = new LiveFollower('figures.changed', changed, changed, events);
  }

  start(): void {
    if (this.end) return;
    document.addEventListener('visibilitychange', this.refresh);
    this.end = this.live.start();
  }

  stop(): void {
    document.removeEventListener('visibilitychange', this.refresh);
    this.end?.();
    this.end = undefined;
  }

  private readonly refresh = (): void => {
    if (!this.isDue || document.hidden) return;
    this.isDue = false;
    for (const resource of this.resources()) void resource.refresh();
  };
}
