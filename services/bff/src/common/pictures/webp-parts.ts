import { PartCounter } from './count-parts.js';
import { PICTURE_PARTS } from './pictures.constants.js';

const FILE_HEAD_BYTES = 12;
const HEAD_BYTES = 8;
const FRAME = 'ANMF';
/** Place, size and duration of a frame, before the chunks in it. */
const FRAME_BYTES = 16;

/** @throws TooManyParts if there are more chunks than in any picture, those in frames included. */
export function refuseWebpParts(picture: Buffer): void {
  const chunks = new PartCounter(PICTURE_PARTS.webp.chunks);
  let at = FILE_HEAD_BYTES;
  while (at + HEAD_BYTES <= picture.length) {
    chunks.add();
    const length = picture.readUInt32LE(at + 4);
    const isFrame = picture.toString('latin1', at, at + 4) === FRAME;
    at += HEAD_BYTES + (isFrame ? FRAME_BYTES : length + (length % 2));
  }
}
