import { PartCounter } from './count-parts.js';
import { PICTURE_PARTS } from './pictures.constants.js';

const MARKER = 0xff;
const STUFFING = 0x00;
const TEMPORARY = 0x01;
/** Restarts within a scan, and the start of the image; none of them has a length. */
const FIRST_BARE = 0xd0;
const LAST_BARE = 0xd8;
const END = 0xd9;
const SCAN = 0xda;

/**
 * Finds segments as a decoder does: whatever lies between them is skipped, pixels too.
 * @throws TooManyParts if there are more segments or scans than in any picture.
 */
export function refuseJpegParts(picture: Buffer): void {
  const segments = new PartCounter(PICTURE_PARTS.jpeg.segments);
  const scans = new PartCounter(PICTURE_PARTS.jpeg.scans);
  let at = picture.indexOf(MARKER, 2);
  while (at !== -1 && at + 3 < picture.length) {
    const kind = picture.readUInt8(at + 1);
    if (kind === END) return;
    if (kind === MARKER) at += 1;
    else if (kind === STUFFING || kind === TEMPORARY || (kind >= FIRST_BARE && kind <= LAST_BARE)) at += 2;
    else {
      (kind === SCAN ? scans : segments).add();
      at += 2 + picture.readUInt16BE(at + 2);
    }
    at = picture.indexOf(MARKER, at);
  }
}
