/**
 * A small file may decompress to a huge image. The maximum is enough for camera photos. One of any kind has at most 8 bytes
 * per pixel, so that those which are held in memory completely may have `anyKind` pixels, too.
 */
export const PICTURE_PIXELS = { maximum: 40_000_000, millions: 40, anyKind: 8_000_000 } as const;

/**
 * Memory limit for images that cannot be decoded line by line. An interlaced PNG is held in memory
 * completely, and so are all coefficients of a progressive JPEG.
 */
export const PICTURE_HELD_BYTES = 64_000_000;

export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const;
export type PictureType = (typeof PICTURE_TYPES)[number];

/** What a file may consist of. Cameras and image programs stay far below; decoders read more, at any cost. */
export const PICTURE_PARTS = {
  png: {
    /** Some programs write the pixels in pieces of 1 kB. */
    chunks: 20_000,
    /** Texts and colour profiles. */
    texts: 64,
    /** Bytes that these unpack to, in all. 1 kB unpacks to 1 MB. */
    unpacked: 5_000_000,
  },
  /** A long profile has up to 255 segments. Each scan goes over all pixels; a progressive JPEG has about ten. */
  jpeg: { segments: 1_000, scans: 32 },
  /** The time to find the frames of an animation grows with the square of their number. */
  webp: { chunks: 1_000 },
} as const;

/** What the process that works on pictures may take. The largest ones that are accepted take a quarter to two thirds. */
export const PICTURE_WORK = {
  processorMs: 8_000,
  elapsedMs: 55_000,
  bytes: 400_000_000,
  heapMb: 64,
  /** It is sent the pictures. */
  readBytes: 0,
} as const;

/** What a picture may be that is sent in a field of a form. */
export const describePicture = (bytes: number) =>
  `JPEG, PNG or WebP, detected from the content; at most ${bytes} bytes and ${PICTURE_PIXELS.millions} million pixels. ` +
  `A progressive JPEG or an interlaced PNG may have fewer, from 8 million on, because it is held in memory as a whole.`;
