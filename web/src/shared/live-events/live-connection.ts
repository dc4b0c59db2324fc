import { SESSION_ENDED } from '../../api/codes';
import { StreamRefused } from '../../api/event-stream';
import type { ClosingDto, HelloDto, SessionEndedDto } from '../../api/generated/model';
import type { SseBlock } from '../../api/sse-parser';
import { Backoff } from './backoff';
import type { LiveEvent } from './live-event';
import { pause } from './pause';

/** How long nothing may come before the server has said how often something does. */
const FIRST_SILENCE_MS = 30_000;

export type OpenStream = (lastEventId: number | null, signal: AbortSignal) => AsyncIterable<SseBlock>;

/** Whoever listens to the stream. */
export interface StreamSink {
  /** Up to where is known; null before anything is. */
  readonly lastId: number | null;
  opened: (hello: HelloDto) => void;
  told: (event: LiveEvent) => void;
  /** Nothing happened that concerns this account, up to this id. */
  passed: (id: number) => void;
  lost: () => void;
  /** The session is over: the stream is not opened again. */
  ended: (code: number) => void;
}

/** Keeps one stream open, as far as server, network and session let it. */
export class LiveConnection {
  private readonly backoff = new Backoff();
  private silenceMs = FIRST_SILENCE_MS;
  private readonly open: OpenStream;
  private readonly sink: StreamSink;

  constructor(open: OpenStream, sink: StreamSink) {
    this.open = open;
    this.sink = sink;
  }

  /** Resolves when `signal` aborts or the session ends. */
  async run(signal: AbortSignal): Promise<void> {
    const isOver = () => signal.aborted;
    while (!isOver()) {
      const outcome = await this.attempt(signal);
      if (isOver()) return;
      this.sink.lost();
      if ('ended' in outcome) {
        this.sink.ended(outcome.ended);
        return;
      }
      await pause(this.backoff.next(outcome.atLeastMs), signal);
    }
  }

  /** From the request to the end of its answer. */
  private async attempt(signal: AbortSignal): Promise<{ atLeastMs: number } | { ended: number }> {
    const own = new AbortController();
    const abort = () => {
      own.abort();
    };
    signal.addEventListener('abort', abort);
    let watch = setTimeout(abort, this.silenceMs);
    try {
      for await (const block of this.open(this.sink.lastId, own.signal)) {
        clearTimeout(watch);
        const end = this.take(block);
        if (end !== null) return end;
        watch = setTimeout(abort, this.silenceMs);
      }
    } catch (error) {
      if (error instanceof StreamRefused) {
        return SESSION_ENDED.includes(error.code) ? { ended: error.code } : { atLeastMs: error.retryAfterMs };
      }
    } finally {
      clearTimeout(watch);
      signal.removeEventListener('abort', abort);
      own.abort();
    }
    return { atLeastMs: 0 };
  }

  /** @returns how the stream ends, if this block says that it does */
  private take({
    id,
    event,
    data = 'null',
    retry,
  }: SseBlock): { atLeastMs: number } | { ended: number } | null {
    if (retry !== undefined) this.backoff.baseMs = retry;
    if (event === undefined) {
      if (id !== undefined) this.sink.passed(Number(id));
      return null;
    }
    const payload: unknown = JSON.parse(data);
    if (event === 'session.ended') return { ended: (payload as SessionEndedDto).code };
    if (event === 'server.closing') return { atLeastMs: (payload as ClosingDto).retry };
    if (event === 'hello') this.greet(payload as HelloDto);
    else this.sink.told({ id: Number(id), event, data: payload } as LiveEvent);
    return null;
  }

  private greet(hello: HelloDto): void {
    this.backoff.succeeded();
    // Twice as long as the server lets pass at most: then the line is dead, whatever the system says.
    this.silenceMs = hello.heartbeatSeconds * 2_000;
    this.sink.opened(hello);
  }
}
