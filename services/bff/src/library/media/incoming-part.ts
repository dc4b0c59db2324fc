import { partBytesOf } from './video-parts.js';

/** What uploads that have ended had. Using it again spares the memory, which is collected late, of thousands of parts. */
const FREE: Buffer[] = [];
const MOST_FREE = 5;

/** A part of a video in memory, while it arrives. */
export class IncomingPart {
  /** Of its first byte in the video. */
  start: number;
  /** Up to which byte of the video everything is stored. */
  storedEnd: number;
  private readonly partBytes: number;
  private readonly size: number;
  private readonly memory: Buffer;
  private length = 0;

  constructor({ size, stored }: { size: number; stored: number }) {
    this.size = size;
    this.partBytes = partBytesOf(size);
    this.start = stored - (stored % this.partBytes);
    this.storedEnd = stored;
    const free = FREE.find(({ length }) => length === this.partBytes);
    if (free) FREE.splice(FREE.indexOf(free), 1);
    this.memory = free ?? Buffer.allocUnsafe(this.partBytes);
  }

  /** From 1 on. */
  get number(): number {
    return this.start / this.partBytes + 1;
  }

  get end(): number {
    return this.start + this.length;
  }

  get bytes(): Buffer {
    return this.memory.subarray(0, this.length);
  }

  get isWhole(): boolean {
    return this.length > 0 && (this.length === this.partBytes || this.end === this.size);
  }

  /** Whether there is something that is not stored. */
  get hasArrived(): boolean {
    return this.end > this.storedEnd;
  }

  /** Returns what belongs to the next part. */
  take(chunk: Buffer): Buffer {
    const room = Math.min(this.partBytes, this.size - this.start) - this.length;
    const taken = chunk.subarray(0, room);
    taken.copy(this.memory, this.length);
    this.length += taken.length;
    return chunk.subarray(room);
  }

  /** Once nobody reads what it had any more. */
  release(): void {
    if (FREE.length < MOST_FREE) FREE.push(this.memory);
  }

  next(): void {
    this.start = this.end;
    this.storedEnd = this.start;
    this.length = 0;
  }
}
