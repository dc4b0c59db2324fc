import pLimit from 'p-limit';
import { type Metadata, type Sharp } from 'sharp';
import { AppError } from '../errors/app-error.js';
import { UPLOAD_PART } from '../http/uploads.js';
import { PICTURE_HELD_BYTES, PICTURE_PIXELS, type PictureType } from './pictures.constants.js';

const JPEG = Buffer.from([0xff, 0xd8, 0xff]);
const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const PIXELS_PER_MILLION = 1_000_000;
const TOO_MANY_PIXELS = 'pixel limit';

/**
 * Limits concurrency: images are processed in separate threads, each of which holds a complete image in
 * memory.
 */
export const pictureGate = pLimit(2);

/** The format of a picture, judged by its first bytes; null if it is not one that is accepted. */
export function pictureType(bytes: Buffer): PictureType | null {
  if (bytes.subarray(0, JPEG.length).equals(JPEG)) return 'image/jpeg';
  if (bytes.subarray(0, PNG.length).equals(PNG)) return 'image/png';
  const isWebp = bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP';
  return isWebp ? 'image/webp' : null;
}

/** An upright picture. What is written from it has none of the metadata. */
export async function openPicture(picture: Buffer): Promise<Sharp> {
  return (await open(picture)).autoOrient();
}

/**
 * Works on an uploaded picture.
 * @throws AppError contractBroken if the picture cannot be read, or has too many pixels for the memory.
 */
export async function withUploadedPicture<Result>(
  upload: Buffer,
  work: (upload: Buffer) => Promise<Result>,
): Promise<Result> {
  try {
    await refuseLargeProgressive(upload);
    return await work(upload);
  } catch (error) {
    throw error instanceof AppError ? error : unreadable(error);
  }
}

/** @throws AppError with the maximum number of megapixels for such an image. */
async function refuseLargeProgressive(picture: Buffer): Promise<void> {
  const metadata = await (await open(picture)).metadata();
  if (!metadata.isProgressive) return;
  const most = Math.floor(PICTURE_HELD_BYTES / bytesPerPixel(metadata) / PIXELS_PER_MILLION);
  if (metadata.width * metadata.height > most * PIXELS_PER_MILLION) throw tooManyPixels(most);
}

/** A JPEG coefficient takes two bytes. Most files keep a quarter of the chroma samples. */
function bytesPerPixel({ format, channels, depth, chromaSubsampling }: Metadata): number {
  if (format === 'jpeg') return 2 * (chromaSubsampling === '4:2:0' ? channels / 2 : channels);
  return channels * (depth === 'uchar' ? 1 : 2);
}

/** Sharp is loaded with the first picture: most processes never see one, and it takes 10 MB. */
async function open(picture: Buffer): Promise<Sharp> {
  const { default: sharp } = await import('sharp');
  return sharp(picture, { limitInputPixels: PICTURE_PIXELS.maximum, failOn: 'truncated' });
}

function unreadable(cause: unknown): AppError {
  const tooLarge = cause instanceof Error && cause.message.includes(TOO_MANY_PIXELS);
  if (tooLarge) return tooManyPixels(PICTURE_PIXELS.millions);
  return new AppError('contractBroken', {}, [{ field: UPLOAD_PART, rule: 'picture', params: {} }], { cause });
}

function tooManyPixels(max: number): AppError {
  return new AppError('contractBroken', {}, [{ field: UPLOAD_PART, rule: 'pixels', params: { max } }]);
}
