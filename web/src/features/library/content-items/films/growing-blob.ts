import type { StreamTargetChunk } from 'mediabunny';

/**
 * A file that is written in parts, which the browser keeps outside of the memory of the page. The index is written last, into the
 * room that was left for it at the beginning.
 */
export class GrowingBlob {
  readonly writable: WritableStream<StreamTargetChunk>;
  private written = new Blob();

  constructor() {
    this.writable = new WritableStream({
      write: ({ data, position }) => {
        this.put(new Blob([data]), position);
      },
    });
  }

  get blob(): Blob {
    return this.written;
  }

  private put(part: Blob, at: number): void {
    const { size } = this.written;
    const room = new Uint8Array(Math.max(0, at - size));
    this.written = new Blob([this.written.slice(0, at), room, part, this.written.slice(at + part.size)]);
  }
}
