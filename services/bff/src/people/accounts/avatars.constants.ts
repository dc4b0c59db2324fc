import { AVATARS_ADDRESS } from '../../common/http/addresses.constants.js';

/** JPEG, PNG or WebP as sent. In bytes, SI. */
export const AVATAR_UPLOAD = { bytes: 2_000_000, text: '2 MB' } as const;
/** A small file may unfold into a huge picture; this many pixels are a camera's, not an avatar's. */
export const AVATAR_PIXELS = { maximum: 40_000_000, millions: 40 } as const;

/**
 * What a picture may take that cannot be decoded line by line: an interlaced PNG is held as a whole, of a progressive JPEG
 * all coefficients.
 */
export const AVATAR_HELD_BYTES = 64_000_000;

/** Edges of the squares that are kept, in pixels. */
export const AVATAR_SIZES = [48, 96, 256] as const;
export type AvatarSize = (typeof AVATAR_SIZES)[number];
/** The one whose address stands for the avatar. */
const SHOWN_SIZE: AvatarSize = 96;

export const AVATAR_MEDIA_TYPE = 'image/webp';
export const AVATAR_NAME = new RegExp(String.raw`^[\w-]{22}-(${AVATAR_SIZES.join('|')})\.webp$`);

export function avatarFile(key: string, size: AvatarSize): string {
  return `${key}-${size}.webp`;
}

/** Where browsers fetch the avatar of a key; empty where there is none. */
export function avatarAddress(key: string): string {
  return key === '' ? '' : `${AVATARS_ADDRESS}/${avatarFile(key, SHOWN_SIZE)}`;
}

/** What the storage calls a file of an avatar. */
export function storedName(file: string): string {
  return `avatars/${file}`;
}
