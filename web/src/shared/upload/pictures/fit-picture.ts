import { productLimits } from '../../../api/generated/model/productLimits';
import type { FileRejection } from '../file-rule';
import { fittingSize, isFitting, type Size } from './fitting-size';
import { kindOf, type PictureKind } from './picture-kind';
import { pictureEndings } from './pictures.constants';

const QUALITY = 0.9;
/** A picture that is still too large in bytes loses half of its pixels. */
const NEXT = 0.5;

/**
 * What the server takes of a picture: the file itself, or one that this browser draws anew, because it has another format
 * or is too large. The server keeps fewer pixels than a drawn one has. Files of other names stay as they are.
 */
export async function fitPicture(file: File, maxBytes: number): Promise<File | FileRejection> {
  const name = file.name.toLowerCase();
  if (!pictureEndings.some((ending) => name.endsWith(ending))) return file;
  const kind = await kindOf(file);
  const isTaken = kind !== 'heic' && kind !== 'other';
  const image = await loaded(file);
  // The server says what is wrong with one that it would take.
  if (image === null) return isTaken && file.size <= maxBytes ? file : unreadable(kind);
  const isSmall =
    file.size <= maxBytes && isFitting({ width: image.naturalWidth, height: image.naturalHeight });
  if (isTaken && isSmall) return file;
  const blob = await drawnWithin(image, kind, maxBytes);
  return blob === null ? 'unreadable' : named(file.name, blob);
}

const unreadable = (kind: PictureKind): FileRejection => (kind === 'heic' ? 'heic' : 'unreadable');

/** Why a browser does not show what was chosen as a picture. */
export const whyUnreadable = async (file: File): Promise<FileRejection> => unreadable(await kindOf(file));

async function loaded(file: File): Promise<HTMLImageElement | null> {
  const image = new Image();
  const address = URL.createObjectURL(file);
  try {
    image.src = address;
    await image.decode();
    return image;
  } catch {
    return null;
  } finally {
    URL.revokeObjectURL(address);
  }
}

async function drawnWithin(
  image: HTMLImageElement,
  kind: PictureKind,
  maxBytes: number,
): Promise<Blob | null> {
  // Photos have nothing to see through.
  const type = kind === 'jpeg' || kind === 'heic' ? 'image/jpeg' : 'image/webp';
  const whole: Size = { width: image.naturalWidth, height: image.naturalHeight };
  let size = fittingSize(whole, productLimits.picturePixels);
  for (;;) {
    const blob = await drawn(image, size, type);
    if (blob === null || blob.size <= maxBytes) return blob;
    size = fittingSize(size, size.width * size.height * NEXT);
  }
}

/** Null where the browser lacks the memory. */
function drawn(image: HTMLImageElement, size: Size, type: string): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, size);
  const context = canvas.getContext('2d');
  if (context === null) return Promise.resolve(null);
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, 0, 0, size.width, size.height);
  return new Promise((resolve) => {
    // A browser that cannot write WebP writes PNG.
    canvas.toBlob(resolve, type, QUALITY);
  });
}

/** Under the same name, with the ending of its format. */
function named(name: string, blob: Blob): File {
  const ending = { 'image/jpeg': '.jpg', 'image/webp': '.webp' }[blob.type] ?? '.png';
  return new File([blob], name.replace(/\.[^.]*$/, ending), { type: blob.type });
}
