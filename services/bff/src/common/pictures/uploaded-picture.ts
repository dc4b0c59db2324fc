import { brokenPicture } from './broken-picture.js';
import { refuseJpegParts } from './jpeg-parts.js';
import type { Rendition } from './picture-job.js';
import { type PictureType } from './pictures.constants.js';
import { refusePngParts } from './png-parts.js';
import { renderPictures } from './render-pictures.js';
import { refuseWebpParts } from './webp-parts.js';

const JPEG = Buffer.from([0xff, 0xd8, 0xff]);
const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

const REFUSE_PARTS: Readonly<Record<PictureType, (picture: Buffer) => Promise<void> | void>> = {
  'image/jpeg': refuseJpegParts,
  'image/png': refusePngParts,
  'image/webp': refuseWebpParts,
};

/** The format of a picture, judged by its first bytes; null if it is not one that is accepted. */
export function pictureType(bytes: Buffer): PictureType | null {
  if (bytes.subarray(0, JPEG.length).equals(JPEG)) return 'image/jpeg';
  if (bytes.subarray(0, PNG.length).equals(PNG)) return 'image/png';
  const isWebp = bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP';
  return isWebp ? 'image/webp' : null;
}

/**
 * Makes pictures of an uploaded one. Its parts are counted before a decoder sees them.
 * @param signal aborts the work when its result is no longer needed
 * @throws AppError contractBroken if it cannot be read, or takes too much to read.
 */
export async function renderUpload(
  upload: Buffer,
  type: PictureType,
  renditions: Rendition[],
  signal: AbortSignal,
): Promise<Buffer[]> {
  await REFUSE_PARTS[type](upload);
  const [files] = await renderPictures([upload], renditions, signal);
  if (!files) throw brokenPicture('picture');
  return files;
}
