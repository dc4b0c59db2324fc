import pLimit from 'p-limit';
import sharp, { type Metadata, type Sharp } from 'sharp';
import { AppError } from '../../common/errors/app-error.js';
import { UPLOAD_PART } from '../../common/http/uploads.js';
import { AVATAR_HELD_BYTES, AVATAR_PIXELS, AVATAR_SIZES, type AvatarSize } from './avatars.constants.js';

export interface AvatarPicture {
  size: AvatarSize;
  bytes: Buffer;
}

const ACCEPTED = 'image/jpeg, image/png, image/webp';
const JPEG = Buffer.from([0xff, 0xd8, 0xff]);
const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const PIXELS_PER_MILLION = 1_000_000;
const TOO_MANY_PIXELS = 'pixel limit';

/**
 * Limits concurrency: images are processed in separate threads, each of which holds a complete image in
 * memory.
 */
const gate = pLimit(2);

/**
 * Renders the stored sizes of an uploaded image. Each is a new square, upright WebP without the metadata of
 * the upload.
 * @throws AppError mediaTypeUnsupported, judged by content, or contractBroken if the image cannot be read.
 */
export async function avatarPictures(upload: Buffer): Promise<AvatarPicture[]> {
  if (!isAccepted(upload)) throw new AppError('mediaTypeUnsupported', { accepted: ACCEPTED });
  try {
    await refuseLargeProgressive(upload);
    return await renderAvatar(upload);
  } catch (error) {
    throw error instanceof AppError ? error : unreadable(error);
  }
}

/** Like `avatarPictures`, for a trusted image in any format that sharp reads. */
export async function renderAvatar(picture: Buffer): Promise<AvatarPicture[]> {
  return await gate(async () => {
    const largest = await square(picture, Math.max(...AVATAR_SIZES))
      .png({ compressionLevel: 0 })
      .toBuffer();
    return await Promise.all(
      AVATAR_SIZES.map(async (size) => ({ size, bytes: await square(largest, size).webp().toBuffer() })),
    );
  });
}

/** @throws AppError with the maximum number of megapixels for such an image. */
async function refuseLargeProgressive(picture: Buffer): Promise<void> {
  const metadata = await open(picture).metadata();
  if (!metadata.isProgressive) return;
  const most = Math.floor(AVATAR_HELD_BYTES / bytesPerPixel(metadata) / PIXELS_PER_MILLION);
  if (metadata.width * metadata.height > most * PIXELS_PER_MILLION) throw tooManyPixels(most);
}

/** A JPEG coefficient takes two bytes. Most files keep a quarter of the chroma samples. */
function bytesPerPixel({ format, channels, depth, chromaSubsampling }: Metadata): number {
  if (format === 'jpeg') return 2 * (chromaSubsampling === '4:2:0' ? channels / 2 : channels);
  return channels * (depth === 'uchar' ? 1 : 2);
}

function open(picture: Buffer): Sharp {
  return sharp(picture, { limitInputPixels: AVATAR_PIXELS.maximum, failOn: 'truncated' });
}

function square(picture: Buffer, edge: number): Sharp {
  return open(picture).autoOrient().resize(edge, edge, { fit: 'cover' });
}

function isAccepted(bytes: Buffer): boolean {
  const isWebp = bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP';
  return isWebp || bytes.subarray(0, JPEG.length).equals(JPEG) || bytes.subarray(0, PNG.length).equals(PNG);
}

function unreadable(cause: unknown): AppError {
  const tooLarge = cause instanceof Error && cause.message.includes(TOO_MANY_PIXELS);
  if (tooLarge) return tooManyPixels(AVATAR_PIXELS.millions);
  return new AppError('contractBroken', {}, [{ field: UPLOAD_PART, rule: 'picture', params: {} }], { cause });
}

function tooManyPixels(max: number): AppError {
  return new AppError('contractBroken', {}, [{ field: UPLOAD_PART, rule: 'pixels', params: { max } }]);
}
