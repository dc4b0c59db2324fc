import type { HelloDto } from '../../api/generated/model';
import { LeaderElection } from './leader-election';
import { LiveConnection, type OpenStream, type StreamSink } from './live-connection';
import type { LiveEvent } from './live-event';

/** After this silence a follower replaces the leader. Browsers may wake a background tab only once a minute. */
export const STREAM_TIMEOUT_MS = 90_000;
const CHECK_MS = 30_000;

/** A message from the leading tab to the others. */
type News =
  | { kind: 'hello'; hello: HelloDto }
  | { kind: 'event'; event: LiveEvent }
  | { kind: 'state'; isConnected: boolean; lastId: number | null }
  | { kind: 'ended'; code: number };
/** A new tab requests the current state. */
type Post = News | { kind: 'ask' };

export interface Listener {
  told: (event: LiveEvent) => void;
  /** Events may have been missed; all data must be reloaded. */
  gap: () => void;
  connected: (isConnected: boolean) => void;
  ended: (code: number) => void;
}

/**
 * The stream of one account, shared by the tabs of a browser: HTTP/1.1 allows six connections for all tabs, and the
 * server limits the streams per account. The leading tab reads the stream and broadcasts it to the others.
 */
export class SharedStream {
  private lastId: number | null;
  /** Whether the stream or the leading tab has reported its position. */
  private isJoined = false;
  private isConnected = false;
  private heardAt = Date.now();
  private readonly channel: BroadcastChannel;
  private readonly leadership: LeaderElection;
  private readonly listener: Listener;
  private readonly watch: ReturnType<typeof setInterval>;

  /** @param lastId the position of the data that is shown; null: whatever is shown is loaded again */
  constructor(account: string, open: OpenStream, listener: Listener, lastId: number | null) {
    this.lastId = lastId;
    const name = `sala-live-events-${account}`;
    this.listener = listener;
    this.channel = new BroadcastChannel(name);
    this.channel.onmessage = ({ data }: MessageEvent<Post>) => {
      this.hear(data);
    };
    const connection = new LiveConnection(open, this.sink());
    this.leadership = new LeaderElection(name, (signal) => connection.run(signal));
    this.channel.postMessage({ kind: 'ask' } satisfies Post);
    this.watch = setInterval(() => {
      this.checkLeader();
    }, CHECK_MS);
    void this.leadership.run();
  }

  close(): void {
    clearInterval(this.watch);
    this.leadership.stop();
    this.channel.onmessage = null;
    // Deferred, so that the last message is still delivered.
    setTimeout(() => {
      this.channel.close();
    });
  }

  /** Delivers what the connection of the leading tab receives to this tab and all others. */
  private sink(): StreamSink {
    const tell = (news: News) => {
      this.channel.postMessage(news);
      this.take(news);
    };
    const lastId = () => this.lastId;
    const state = (isConnected: boolean) => {
      tell({ kind: 'state', isConnected, lastId: this.lastId });
    };
    return {
      get lastId() {
        return lastId();
      },
      opened: (hello) => {
        tell({ kind: 'hello', hello });
      },
      told: (event) => {
        tell({ kind: 'event', event });
      },
      passed: (id) => {
        this.lastId = id;
        state(true);
      },
      lost: () => {
        state(false);
      },
      ended: (code) => {
        tell({ kind: 'ended', code });
      },
    };
  }

  private hear(post: Post): void {
    this.heardAt = Date.now();
    if (!this.leadership.isLeader || post.kind === 'ended') {
      if (post.kind !== 'ask') this.take(post);
      // Without locks every tab leads and receives the stream itself.
    } else if (post.kind === 'ask') {
      const { isConnected, lastId } = this;
      this.channel.postMessage({ kind: 'state', isConnected, lastId } satisfies Post);
    }
  }

  private take(news: News): void {
    switch (news.kind) {
      case 'hello':
        this.resume(news.hello);
        break;
      case 'event':
        this.tell(news.event);
        break;
      case 'state':
        this.settle(news.lastId);
        this.connect(news.isConnected);
        break;
      case 'ended':
        this.close();
        this.listener.ended(news.code);
        break;
    }
  }

  /** Handles `hello`. Events were missed if the stream resumed after the last event of this tab. */
  private resume({ lastEventId, complete }: HelloDto): void {
    if (!complete || this.lastId === null || this.lastId < lastEventId) {
      this.lastId = lastEventId;
      this.listener.gap();
    }
    this.isJoined = true;
    this.connect(true);
  }

  private tell(event: LiveEvent): void {
    if (!this.isJoined) {
      this.settle(event.id);
      return;
    }
    // A new leader may repeat events that this tab has already received.
    if (event.id <= (this.lastId ?? 0)) return;
    this.lastId = event.id;
    this.listener.told(event);
  }

  /** When the leader is first heard and is further than this tab, reports a gap: the reload covers what it told before. */
  private settle(lastId: number | null): void {
    if (lastId === null) return;
    const isBehind = !this.isJoined && (this.lastId === null || this.lastId < lastId);
    this.lastId = Math.max(lastId, this.lastId ?? 0);
    this.isJoined = true;
    if (isBehind) this.listener.gap();
  }

  private connect(isConnected: boolean): void {
    this.isConnected = isConnected;
    this.listener.connected(isConnected);
  }

  private checkLeader(): void {
    const isSeen = document.visibilityState === 'visible';
    if (isSeen && !this.leadership.isLeader && Date.now() - this.heardAt > STREAM_TIMEOUT_MS) {
      this.heardAt = Date.now();
      this.leadership.takeOver();
    }
  }
}
