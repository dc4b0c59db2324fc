import { type Sharp } from 'sharp';
import { AppError } from '../../common/errors/app-error.js';
import { PICTURE_TYPES } from '../../common/pictures/pictures.constants.js';
import {
  openPicture,
  pictureGate,
  pictureType,
  withUploadedPicture,
} from '../../common/pictures/uploaded-picture.js';
import { AVATAR_SIZES, type AvatarSize } from './avatars.constants.js';

export interface AvatarPicture {
  size: AvatarSize;
  bytes: Buffer;
}

/**
 * Renders the stored sizes of an uploaded image. Each is a new square, upright WebP without the metadata of
 * the upload.
 * @throws AppError mediaTypeUnsupported, judged by content, or contractBroken if the image cannot be read.
 */
export async function avatarPictures(upload: Buffer): Promise<AvatarPicture[]> {
  if (!pictureType(upload))
    throw new AppError('mediaTypeUnsupported', { accepted: PICTURE_TYPES.join(', ') });
  return await withUploadedPicture(upload, renderAvatar);
}

/** Like `avatarPictures`, for a trusted image in any format that sharp reads. */
export async function renderAvatar(picture: Buffer): Promise<AvatarPicture[]> {
  return await pictureGate(async () => {
    const drawn = await square(picture, Math.max(...AVATAR_SIZES));
    const largest = await drawn.png({ compressionLevel: 0 }).toBuffer();
    return await Promise.all(
      AVATAR_SIZES.map(async (size) => ({
        size,
        bytes: await (await square(largest, size)).webp().toBuffer(),
      })),
    );
  });
}

async function square(picture: Buffer, edge: number): Promise<Sharp> {
  return (await openPicture(picture)).resize(edge, edge, { fit: 'cover' });
}
