import { finished, type Readable, Writable } from 'node:stream';
import { finished as allWritten } from 'node:stream/promises';

/**
 * Stores what arrives, one chunk after the other, and frees the memory of each as soon as it is stored. V8 would hold tens of
 * megabytes of them until it collects. Answers why the stream broke off, once everything before that is stored.
 * @throws what `store` throws
 */
export async function storeChunks(
  stream: Readable,
  store: (chunk: Buffer) => Promise<void>,
): Promise<Error | null> {
  let lost: Error | null = null;
  const sink = new Writable({
    write(chunk: Buffer, _encoding, done) {
      store(chunk).then(() => {
        free(chunk);
        done();
      }, done);
    },
  });
  finished(stream, { writable: false }, (error) => {
    lost = error ?? null;
    sink.end();
  });
  // Not `for await`, which makes one chunk of all that wait.
  stream.pipe(sink, { end: false });
  await allWritten(sink);
  return lost;
}

function free({ buffer, byteLength }: Buffer): void {
  // A small one shares its memory with others.
  if (buffer instanceof ArrayBuffer && buffer.byteLength === byteLength) buffer.transfer(0);
}
