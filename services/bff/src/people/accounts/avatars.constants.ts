import { AVATARS_ADDRESS } from '../../common/http/addresses.constants.js';

/** Limit for the JPEG, PNG or WebP upload. In bytes; 1 MB is 1,000,000 bytes. */
export const AVATAR_UPLOAD = { bytes: 2_000_000, text: '2 MB' } as const;

/** Edge lengths of the stored squares, in pixels. */
export const AVATAR_SIZES = [48, 96, 256] as const;
export type AvatarSize = (typeof AVATAR_SIZES)[number];
/** The size used for the avatar's URL. */
const SHOWN_SIZE: AvatarSize = 96;

export const AVATAR_MEDIA_TYPE = 'image/webp';
export const AVATAR_NAME = new RegExp(String.raw`^[\w-]{22}-(${AVATAR_SIZES.join('|')})\.webp$`);

export function avatarFile(key: string, size: AvatarSize): string {
  return `${key}-${size}.webp`;
}

/** The URL of the avatar with this key; empty if there is none. */
export function avatarAddress(key: string): string {
  return key === '' ? '' : `${AVATARS_ADDRESS}/${avatarFile(key, SHOWN_SIZE)}`;
}

/** The storage name of an avatar file. */
export function storedName(file: string): string {
  return `avatars/${file}`;
}
