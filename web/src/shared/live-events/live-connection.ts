import { SESSION_ENDED } from '../../api/codes';
import { StreamRefused } from '../../api/event-stream';
import type { ClosingDto, HelloDto, SessionEndedDto } from '../../api/generated/model';
import type { SseBlock } from '../../api/sse-parser';
import { Backoff } from '../lib/backoff';
import type { LiveEvent } from './live-event';
import { pause } from './pause';

/** The idle timeout until the server has sent its heartbeat interval. */
const FIRST_SILENCE_MS = 30_000;

export type OpenStream = (lastEventId: number | null, signal: AbortSignal) => AsyncIterable<SseBlock>;

/** The receiver of the stream. */
export interface StreamSink {
  /** The last event id received; null before the first. */
  readonly lastId: number | null;
  opened: (hello: HelloDto) => void;
  told: (event: LiveEvent) => void;
  /** No event up to this id concerns this account. */
  passed: (id: number) => void;
  lost: () => void;
  /** The session has ended: the stream is not reopened. */
  ended: (code: number) => void;
}

/** Keeps one stream open and reconnects when it breaks. */
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

  /** Runs one connection, from the request to the end of the response. */
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

  /** @returns how the stream ends, if this block ends it */
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
    // After two missed heartbeats the connection is considered dead, even if the system reports no error.
    this.silenceMs = hello.heartbeatSeconds * 2_000;
    this.sink.opened(hello);
  }
}
