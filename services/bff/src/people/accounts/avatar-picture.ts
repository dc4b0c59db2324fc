import { AppError } from '../../common/errors/app-error.js';
import { PICTURE_TYPES } from '../../common/pictures/pictures.constants.js';
import { renderPictures } from '../../common/pictures/render-pictures.js';
import { pictureType } from '../../common/pictures/picture-type.js';
import { renderUpload } from '../../common/pictures/uploaded-picture.js';
import { AVATAR_SIZES, type AvatarSize } from './avatars.constants.js';

export interface AvatarPicture {
  size: AvatarSize;
  bytes: Buffer;
}

const RENDITIONS = AVATAR_SIZES.map((edge) => ({ edge, fit: 'cover', format: 'webp' }) as const);

/**
 * Renders the stored sizes of an uploaded image. Each is a new square, upright WebP without the metadata of
 * the upload.
 * @param signal aborts the work when its result is no longer needed
 * @throws AppError mediaTypeUnsupported, judged by content, or contractBroken if the image cannot be read.
 */
export async function avatarPictures(upload: Buffer, signal: AbortSignal): Promise<AvatarPicture[]> {
  if (pictureType(upload) === null)
    throw new AppError('mediaTypeUnsupported', { accepted: PICTURE_TYPES.join(', ') });
  return inSizes(await renderUpload(upload, RENDITIONS, signal));
}

/** Like `avatarPictures`, for drawings of the product, which are SVG. */
export async function drawnAvatars(drawings: string[]): Promise<AvatarPicture[][]> {
  const pictures = drawings.map((drawing) => Buffer.from(drawing));
  return (await renderPictures(pictures, RENDITIONS)).map(inSizes);
}

function inSizes(files: Buffer[]): AvatarPicture[] {
  return AVATAR_SIZES.map((size, at) => ({ size, bytes: files[at] ?? Buffer.alloc(0) }));
}
