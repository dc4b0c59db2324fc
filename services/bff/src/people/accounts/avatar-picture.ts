import pLimit from 'p-limit';
import sharp, { type Sharp } from 'sharp';
import { AppError } from '../../common/errors/app-error.js';
import { type RuleContext } from '../../common/contract/violation.js';
import { UPLOAD_PART } from '../../common/http/uploads.js';
import { AVATAR_PIXELS, AVATAR_SIZES, type AvatarSize } from './avatars.constants.js';

export interface AvatarPicture {
  size: AvatarSize;
  bytes: Buffer;
}

const ACCEPTED = 'image/jpeg, image/png, image/webp';
const JPEG = Buffer.from([0xff, 0xd8, 0xff]);
const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const TOO_MANY_PIXELS = 'pixel limit';

/** Pictures are worked on by threads of their own, each of which holds a whole picture in memory. */
const gate = pLimit(2);

/**
 * Makes the kept sizes of an uploaded picture: a new square WebP each, upright, without whatever else the file held.
 * @throws AppError mediaTypeUnsupported judged by content, or contractBroken where the picture cannot be read.
 */
export async function avatarPictures(upload: Buffer): Promise<AvatarPicture[]> {
  if (!isAccepted(upload)) throw new AppError('mediaTypeUnsupported', { accepted: ACCEPTED });
  try {
    return await renderAvatar(upload);
  } catch (error) {
    throw unreadable(error);
  }
}

/** The same for a picture of our own making, of any kind that sharp reads. */
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

function square(picture: Buffer, edge: number): Sharp {
  return sharp(picture, { limitInputPixels: AVATAR_PIXELS.maximum, failOn: 'truncated' })
    .autoOrient()
    .resize(edge, edge, { fit: 'cover' });
}

function isAccepted(bytes: Buffer): boolean {
  const isWebp = bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP';
  return isWebp || bytes.subarray(0, JPEG.length).equals(JPEG) || bytes.subarray(0, PNG.length).equals(PNG);
}

function unreadable(cause: unknown): AppError {
  const tooLarge = cause instanceof Error && cause.message.includes(TOO_MANY_PIXELS);
  const context: RuleContext = tooLarge
    ? { rule: 'pixels', params: { max: AVATAR_PIXELS.millions } }
    : { rule: 'picture', params: {} };
  return new AppError('contractBroken', {}, [{ field: UPLOAD_PART, ...context }], { cause });
}
