import { type IncomingMessage } from 'node:http';
import { finished } from 'node:stream';
import { ReadableStream } from 'node:stream/web';

interface Taker {
  enqueue(chunk: Buffer): void;
  close(): void;
}

/**
 * The body of a request for the tus library, chunk by chunk as Node reads it, and no faster than it is stored. It ends where
 * the line is lost: what has arrived is kept. `Readable.toWeb` would copy each chunk, and V8 collects both late.
 */
export function bodyOf(request: IncomingMessage): ReadableStream<Buffer> {
  let stop: (() => void) | undefined;
  return new ReadableStream<Buffer>(
    {
      // The body of a request that is refused before that stays unread, and Node discards it.
      pull(controller) {
        stop ??= giveTo(controller, request);
        request.resume();
      },
      cancel() {
        stop?.();
      },
    },
    { highWaterMark: 0 },
  );
}

function giveTo(taker: Taker, request: IncomingMessage): () => void {
  const take = (chunk: Buffer) => {
    request.pause();
    taker.enqueue(chunk);
  };
  const ignoreEnd = finished(request, () => {
    taker.close();
  });
  request.on('data', take);
  return () => {
    ignoreEnd();
    request.off('data', take);
  };
}
