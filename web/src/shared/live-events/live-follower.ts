import type { DataOf, LiveEventName } from './live-event';
import { type LiveEventsStore, liveEvents } from './live-events.store';

export type Events = Pick<LiveEventsStore, 'heardOf' | 'on' | 'onGap'>;

/** Keeps a page up to date: with live events while it is shown, and by reloading when it is shown again. */
export class LiveFollower<Name extends LiveEventName> {
  private readonly name: Name;
  private readonly happened: (data: DataOf<Name>) => void;
  private readonly missed: () => void;
  private readonly events: Events;
  private heardBefore: number | null = null;

  constructor(
    name: Name,
    happened: (data: DataOf<Name>) => void,
    /** Reloads everything. */
    missed: () => void,
    events: Events = liveEvents,
  ) {
    this.name = name;
    this.happened = happened;
    this.missed = missed;
    this.events = events;
  }

  /** @returns a function that ends it until the page is shown again */
  start(): () => void {
    const { events, name } = this;
    if (this.heardBefore !== null && this.heardBefore !== events.heardOf(name)) this.missed();
    const ends = [events.on(name, this.happened), events.onGap(this.missed)];
    return () => {
      for (const end of ends) end();
      this.heardBefore = events.heardOf(name);
    };
  }
}
