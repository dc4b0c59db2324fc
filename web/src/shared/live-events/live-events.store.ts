import { makeAutoObservable, reaction } from 'mobx';
import { readEventStream } from '../../api/event-stream';
import { connection } from '../data/connection';
import { sessionEnd } from '../session/session-end.store';
import { forgetStart } from '../session/start';
import { isLeaving, readToken } from '../session/token';
import type { DataOf, LiveEvent, LiveEventName } from './live-event';
import { type Listener, SharedStream } from './shared-stream';

/** Shorter interruptions, such as a deployment, are not reported. */
export const AWAY_AFTER_MS = 5_000;
/** How long a logout, here or in another tab, may take from the end of the stream until the token is removed. */
const LEAVING_MS = 1_000;

type Listeners = { [Name in LiveEventName]?: Set<(data: DataOf<Name>) => void> };

/** Live events of the server, while the layout of the signed-in pages is mounted. */
export class LiveEventsStore {
  private stream: SharedStream | null = null;
  private away: ReturnType<typeof setTimeout> | undefined;
  /** Stops observing whether the session end dialog was shown. */
  private unwatch: () => void = () => undefined;
  private readonly listeners: Listeners = {};
  private readonly gapListeners = new Set<() => void>();
  private readonly heard = new Map<LiveEventName, number>();
  private gaps = 0;

  constructor() {
    makeAutoObservable<this, 'stream' | 'away' | 'unwatch' | 'listeners' | 'gapListeners' | 'heard' | 'gaps'>(
      this,
      {
        stream: false,
        away: false,
        unwatch: false,
        listeners: false,
        gapListeners: false,
        heard: false,
        gaps: false,
      },
      { autoBind: true },
    );
  }

  /**
   * @param account the account of the session; only tabs with the same account share a stream
   * @param lastEventId the position of the data that is shown; null if it is not known
   */
  start(account: string, lastEventId: number | null): void {
    const token = readToken();
    let wasAsked = false;
    this.stop();
    connection.start();
    // A failed call may already have opened the dialog, and the user chose to stay.
    this.unwatch = reaction(
      () => sessionEnd.isAsked,
      () => {
        wasAsked = true;
      },
    );
    this.setConnected(false);
    const listener: Listener = {
      told: this.tell,
      gap: this.reportGap,
      connected: this.setConnected,
      ended: () => {
        const { unwatch } = this;
        const ask = () => {
          unwatch();
          if (!wasAsked && token !== null && readToken() === token) sessionEnd.ask(performance.now());
        };
        this.close();
        if (isLeaving()) setTimeout(ask, LEAVING_MS);
        else ask();
      },
    };
    this.stream = new SharedStream(account, readEventStream, listener, lastEventId);
  }

  stop(): void {
    this.unwatch();
    this.close();
  }

  private close(): void {
    this.stream?.close();
    this.stream = null;
    connection.stop();
    this.setConnected(true);
  }

  /** @returns the unsubscribe function */
  on<Name extends LiveEventName>(name: Name, listener: (data: DataOf<Name>) => void): () => void {
    const listeners = this.listeners as Record<Name, Set<typeof listener> | undefined>;
    const all = (listeners[name] ??= new Set());
    all.add(listener);
    return () => all.delete(listener);
  }

  /**
   * Calls the listener whenever events may have been missed and data must be reloaded.
   * @returns the unsubscribe function
   */
  onGap(listener: () => void): () => void {
    this.gapListeners.add(listener);
    return () => this.gapListeners.delete(listener);
  }

  /** A counter that increases with each event of this name, and whenever events may have been missed. */
  heardOf(name: LiveEventName): number {
    return (this.heard.get(name) ?? 0) + this.gaps;
  }

  private readonly reportGap = (): void => {
    forgetStart();
    this.gaps += 1;
    for (const listener of this.gapListeners) listener();
  };

  private readonly tell = ({ event, data }: LiveEvent): void => {
    forgetStart();
    this.heard.set(event, (this.heard.get(event) ?? 0) + 1);
    for (const listener of this.listeners[event] ?? []) (listener as (told: typeof data) => void)(data);
  };

  private readonly setConnected = (isConnected: boolean): void => {
    if (isConnected) {
      clearTimeout(this.away);
      this.away = undefined;
      connection.setAway(false);
    } else {
      this.away ??= setTimeout(() => {
        connection.setAway(true);
      }, AWAY_AFTER_MS);
    }
  };
}

export const liveEvents = new LiveEventsStore();
