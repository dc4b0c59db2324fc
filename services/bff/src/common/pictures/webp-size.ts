/** What follows `RIFF`, the length and `WEBP`. */
const CHUNK = 12;
const DATA = CHUNK + 8;
const FOURTEEN_BITS = 0x3fff;

/** Width and height of a WebP picture that this product has written. */
export function webpSize(picture: Buffer): { width: number; height: number } {
  switch (picture.toString('latin1', CHUNK, CHUNK + 4)) {
    case 'VP8X':
      return { width: picture.readUIntLE(DATA + 4, 3) + 1, height: picture.readUIntLE(DATA + 7, 3) + 1 };
    case 'VP8L': {
      const bits = picture.readUInt32LE(DATA + 1);
      return { width: (bits & FOURTEEN_BITS) + 1, height: ((bits >>> 14) & FOURTEEN_BITS) + 1 };
    }
    default:
      return {
        width: picture.readUInt16LE(DATA + 6) & FOURTEEN_BITS,
        height: picture.readUInt16LE(DATA + 8) & FOURTEEN_BITS,
      };
  }
}
