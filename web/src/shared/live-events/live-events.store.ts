import { makeAutoObservable, reaction } from 'mobx';
import { readEventStream } from '../../api/event-stream';
import { connection } from '../data/connection';
import { sessionEnd } from '../session/session-end.store';
import { readToken } from '../session/token';
import type { DataOf, LiveEvent, LiveEventName } from './live-event';
import { SharedStream } from './shared-stream';

/** A shorter interruption, such as a deployment, is not reported. */
export const AWAY_AFTER_MS = 5_000;
/** Whoever logs out, here or in another tab, hears of it in the stream before the token is gone. */
const LEAVING_MS = 1_000;

type Listeners = { [Name in LiveEventName]?: Set<(data: DataOf<Name>) => void> };

/** Live events of the server, while the frame of the signed-in screens is mounted. */
export class LiveEventsStore {
  private stream: SharedStream | null = null;
  private away: ReturnType<typeof setTimeout> | undefined;
  /** Ends what watches over the question whether to log in again. */
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

  /** @param account whose events they are; tabs that show another account share nothing with this one */
  start(account: string): void {
    const token = readToken();
    let wasAsked = false;
    this.stop();
    connection.start();
    // A call that failed may have asked already, and the answer was to stay.
    this.unwatch = reaction(
      () => sessionEnd.isAsked,
      () => {
        wasAsked = true;
      },
    );
    this.setConnected(false);
    this.stream = new SharedStream(account, readEventStream, {
      told: this.tell,
      gap: () => {
        this.gaps += 1;
        for (const listener of this.gapListeners) listener();
      },
      connected: this.setConnected,
      ended: () => {
        const { unwatch } = this;
        this.close();
        setTimeout(() => {
          unwatch();
          if (!wasAsked && token !== null && readToken() === token) sessionEnd.ask(performance.now());
        }, LEAVING_MS);
      },
    });
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

  /** @returns a function that ends this subscription */
  on<Name extends LiveEventName>(name: Name, listener: (data: DataOf<Name>) => void): () => void {
    const listeners = this.listeners as Record<Name, Set<typeof listener> | undefined>;
    const all = (listeners[name] ??= new Set());
    all.add(listener);
    return () => all.delete(listener);
  }

  /**
   * Calls whenever events may have been missed, the first time when the stream is open: whoever shows something
   * reloads it.
   * @returns a function that ends this subscription
   */
  onGap(listener: () => void): () => void {
    this.gapListeners.add(listener);
    return () => this.gapListeners.delete(listener);
  }

  /** Grows with each of these events, and whenever some may have been missed. */
  heardOf(name: LiveEventName): number {
    return (this.heard.get(name) ?? 0) + this.gaps;
  }

  private readonly tell = ({ event, data }: LiveEvent): void => {
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
