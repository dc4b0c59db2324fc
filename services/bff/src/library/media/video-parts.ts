import { storedVideo } from './videos.constants.js';

/** What S3 takes as a part at least, but for the last one. */
const LEAST_BYTES = 5 * 1024 * 1024;
/** S3 takes 10,000 of them. */
const MOST_PARTS = 10_000;

/** In how large parts a video is stored in a bucket. All but the last are equal. */
export function partBytesOf(size: number): number {
  return Math.max(LEAST_BYTES, Math.ceil(size / MOST_PARTS));
}

/** The object with what has arrived of a part, up to this byte of the video. */
export function tailOf(id: string, end: number): string {
  return `${storedVideo(id)}.${end}`;
}
