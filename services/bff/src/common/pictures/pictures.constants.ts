/** A small file may decompress to a huge image. This limit is enough for camera photos. */
export const PICTURE_PIXELS = { maximum: 40_000_000, millions: 40 } as const;

/**
 * Memory limit for images that cannot be decoded line by line. An interlaced PNG is held in memory
 * completely, and so are all coefficients of a progressive JPEG.
 */
export const PICTURE_HELD_BYTES = 64_000_000;

export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const;
export type PictureType = (typeof PICTURE_TYPES)[number];
