import { createHash } from 'node:crypto';
import { renderPictures } from '../../common/pictures/render-pictures.js';
import { webpSize } from '../../common/pictures/webp-size.js';
import { PICTURE_MEDIA_TYPE, PICTURE_WIDTHS, storedPicture } from './media.constants.js';

export const RENDITIONS = PICTURE_WIDTHS.map((edge) => ({ edge, fit: 'width', format: 'webp' }) as const);
const HASH_LENGTH = 40;

/** A picture in all of its widths. */
export interface RenderedPicture {
  id: string;
  /** In the order of the widths. */
  files: Buffer[];
}

export function renderedPicture(files: Buffer[]): RenderedPicture {
  const largest = files.at(-1) ?? Buffer.alloc(0);
  const { width, height } = webpSize(largest);
  const hash = createHash('sha256').update(largest).digest('hex').slice(0, HASH_LENGTH);
  return { id: `${hash}-${width}x${height}`, files };
}

/** For drawings of the product, which are SVG. */
export async function drawnPictures(drawings: string[]): Promise<RenderedPicture[]> {
  const pictures = drawings.map((drawing) => Buffer.from(drawing));
  return (await renderPictures(pictures, RENDITIONS)).map(renderedPicture);
}

/** The files under which an account has a picture. */
export function filesOf(accountId: number, { id, files }: RenderedPicture) {
  return PICTURE_WIDTHS.map((width, at) => ({
    name: storedPicture(accountId, { id, width }),
    mediaType: PICTURE_MEDIA_TYPE,
    bytes: files[at] ?? Buffer.alloc(0),
  }));
}
