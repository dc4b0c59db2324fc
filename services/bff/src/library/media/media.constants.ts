import { CONTENT_PICTURES_ADDRESS } from '../../common/http/addresses.constants.js';
import { CONTENT_COVER, CONTENT_COVER_TEXT } from '../../content/content/content.constants.js';
import { type SizeLimit, UPLOAD_LIMIT } from '../../common/limits/size-limits.constants.js';

export const PICTURE_UPLOAD: SizeLimit = UPLOAD_LIMIT;
export const PICTURE_MEDIA_TYPE = 'image/webp';
/** In pixels, the smallest first. A picture that is smaller stays as it is. */
export const PICTURE_WIDTHS = [480, 960, 1_600] as const;
export const POSTER_WIDTH = 960;
export type PictureWidth = (typeof PICTURE_WIDTHS)[number];
/** Of the width of a picture; `picture-program.ts` holds what is higher to it. */
const HIGHEST = 3;

/** The hash of the largest one, with its width and height: everything that a page has to know of it. */
const ID = String.raw`[0-9a-f]{40}-\d{1,4}x\d{1,4}`;
/** Empty if there is none. */
export const PICTURE_ID = {
  ...CONTENT_COVER,
  pattern: new RegExp(`^(${ID})?$`),
  form: 'pictureId',
} as const;
/** How a body names a picture, as in `![Three wheels](media:…)`. */
export const MEDIA_SCHEME = 'media:';
const NAMED = new RegExp(`${MEDIA_SCHEME}(${ID})`, 'g');
const WIDTHS = PICTURE_WIDTHS.join('|');
const FILE = new RegExp(`^(${ID})-(${WIDTHS})\\.webp$`);

/** What says for those who cannot see it what a picture shows. */
export const PICTURE_TEXT = {
  ...CONTENT_COVER_TEXT,
  pattern: /^(\S([^\r\n]*\S)?)?$/,
  form: 'oneLine',
} as const;

/** An address for somebody who has logged in lasts so long, or up to an hour longer: it is the same for an hour. */
export const MEDIA_LINK_HOURS = 1;
/** What nothing names is kept for so long. */
export const UNNAMED_HOURS = 24;

export interface PictureFile {
  id: string;
  width: PictureWidth;
}

/** What an address asks for; null if it is no picture of a content. */
export function pictureFileOf(name: string): PictureFile | null {
  const [, id, text] = FILE.exec(name) ?? [];
  const width = PICTURE_WIDTHS.find((one) => String(one) === text);
  return id === undefined || width === undefined ? null : { id, width };
}

/** The pictures that a body names, each once. */
export function picturesNamedIn(body: string): string[] {
  return [...new Set(Array.from(body.matchAll(NAMED), ([, id = '']) => id))];
}

/** A picture as pages show it. */
export interface PictureSource {
  width: number;
  height: number;
  address: string;
  srcset: string;
}

export function pictureAddress(id: string, edge: PictureWidth, origin = ''): string {
  return `${origin}${CONTENT_PICTURES_ADDRESS}/${id}-${edge}.webp`;
}

/** @param query what follows the address of somebody who has logged in */
export function pictureSource(id: string, query = '', origin = ''): PictureSource {
  const [width = 0, height = 0] = id
    .slice(id.indexOf('-') + 1)
    .split('x')
    .map(Number);
  const address = (edge: PictureWidth) => `${pictureAddress(id, edge, origin)}${query}`;
  const shown = (edge: PictureWidth) =>
    Math.round(width * Math.min(1, edge / width, (edge * HIGHEST) / height));
  // Of those that are as large as the picture itself, one is enough.
  const edges = PICTURE_WIDTHS.filter(
    (edge, at) => at === 0 || shown(edge) > shown(PICTURE_WIDTHS[at - 1] ?? edge),
  );
  return {
    ...{ width, height },
    address: address(edges.at(-1) ?? PICTURE_WIDTHS[0]),
    srcset: edges.map((edge) => `${address(edge)} ${shown(edge)}w`).join(', '),
  };
}

/** The name under which a picture of an account is stored. */
export function storedPicture(accountId: number, { id, width }: PictureFile): string {
  return `content/pictures/${accountId}/${id}-${width}.webp`;
}
