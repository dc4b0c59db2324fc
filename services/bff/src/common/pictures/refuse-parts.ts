import { refuseJpegParts } from './jpeg-parts.js';
import { pictureType } from './picture-type.js';
import type { PictureType } from './pictures.constants.js';
import { refusePngParts } from './png-parts.js';
import { refuseWebpParts } from './webp-parts.js';

const REFUSE_PARTS: Readonly<Record<PictureType, (picture: Buffer) => Promise<void> | void>> = {
  'image/jpeg': refuseJpegParts,
  'image/png': refusePngParts,
  'image/webp': refuseWebpParts,
};

/**
 * Counts the parts of a picture before a decoder sees them, in the process that decodes: going through some MB takes a second.
 * @throws TooManyParts
 */
export async function refuseParts(picture: Buffer): Promise<void> {
  const type = pictureType(picture);
  if (type !== null) await REFUSE_PARTS[type](picture);
}
