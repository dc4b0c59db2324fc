import type { DataOf, LiveEventName } from './live-event';
import { type LiveEventsStore, liveEvents } from './live-events.store';

type Events = Pick<LiveEventsStore, 'heardOf' | 'on' | 'onGap'>;

/** Keeps what a page shows up to date: while it is shown as things happen, and when it is shown again at once. */
export class LiveFollower<Name extends LiveEventName> {
  private readonly name: Name;
  private readonly happened: (data: DataOf<Name>) => void;
  private readonly missed: () => void;
  private readonly events: Events;
  private heardBefore: number | null = null;

  constructor(
    name: Name,
    happened: (data: DataOf<Name>) => void,
    /** Asks for everything anew. */
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
