import { atApi } from './api-base';
import { readable } from './readable';
import { type SseBlock, SseParser } from './sse-parser';
import { transportHooks } from './transport-hooks';

const SECOND_MS = 1000;

/** A response that is not a stream. */
export class StreamRefused extends Error {
  override readonly name = 'StreamRefused';

  /** Code of the envelope; 0 if there was none. */
  readonly code: number;
  /** The delay that the server requests; 0 if it requests none. */
  readonly retryAfterMs: number;

  constructor(code: number, retryAfterMs: number) {
    super(`the stream was refused with ${code}`);
    this.code = code;
    this.retryAfterMs = retryAfterMs;
  }
}

/**
 * Reads `GET /api/events` with fetch, because the browser's EventSource cannot send the bearer header.
 * Resolves when the stream ends.
 * @param lastEventId events after it are sent first; null: only new events
 * @throws StreamRefused, or the error of fetch if the server cannot be reached or `signal` aborts
 */
export async function* readEventStream(
  lastEventId: number | null,
  signal: AbortSignal,
): AsyncGenerator<SseBlock, void> {
  const headers = new Headers({ ...transportHooks().headers(), Accept: 'text/event-stream' });
  if (lastEventId !== null) headers.set('Last-Event-ID', String(lastEventId));
  const response = await fetch(atApi('/api/events'), { headers, signal, cache: 'no-store' });
  const isStream = response.headers.get('Content-Type')?.startsWith('text/event-stream') === true;
  if (!isStream || response.body === null) throw await refusalOf(response);
  const parser = new SseParser();
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read())
    yield* parser.push(readable(part.value));
}

async function refusalOf(response: Response): Promise<StreamRefused> {
  const envelope: unknown = await response.json().catch(() => null);
  const code =
    typeof envelope === 'object' && envelope !== null && 'code' in envelope ? Number(envelope.code) : 0;
  const seconds = Number(response.headers.get('Retry-After') ?? 0);
  return new StreamRefused(code, Number.isFinite(seconds) ? seconds * SECOND_MS : 0);
}
