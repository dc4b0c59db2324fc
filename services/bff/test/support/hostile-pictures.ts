import { constants, crc32, deflateSync } from 'node:zlib';

/** Small pictures whose parts keep a decoder busy, in each of the formats that are accepted. */

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** One pixel. */
const JPEG = Buffer.from(
  '/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAMCAgMCAgMDAwMEAwMEBQgFBQQEBQoHBwYIDAoMDAsKCwsNDhIQDQ4RDgsLEBYQERMUFRUVDA8XGBYUGBIUFRT/wAALCAABAAEBAREA/8QAFAABAAAAAAAAAAAAAAAAAAAACf/EABQQAQAAAAAAAAAAAAAAAAAAAAD/2gAIAQEAAD8AKp//2Q==',
  'base64',
);
const WEBP = Buffer.from('UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA==', 'base64');
const FILE_HEAD_BYTES = 12;

/** As small as by the default, in a tenth of the time. */
const zeros = (length: number) => deflateSync(Buffer.alloc(length), { strategy: constants.Z_RLE });

export function pngChunk(type: string, data = Buffer.alloc(0)): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

/** A grey PNG of the given size with these chunks before its pixels. */
export function png(width: number, height: number, chunks: Buffer[] = []): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 0, 0, 0, 0], 8);
  const rows = pngChunk('IDAT', zeros((width + 1) * height));
  return Buffer.concat([SIGNATURE, pngChunk('IHDR', header), ...chunks, rows, pngChunk('IEND')]);
}

const HEADS = { zTXt: 'name\0\0', iCCP: 'name\0\0', iTXt: 'name\0\x01\0en\0name\0', tEXt: 'name\0' };

/** A chunk that unpacks to as many zeros. */
export function packed(type: 'iCCP' | 'iTXt' | 'zTXt', length: number): Buffer {
  return pngChunk(type, Buffer.concat([Buffer.from(HEADS[type]), zeros(length)]));
}

export function pngText(): Buffer {
  return pngChunk('tEXt', Buffer.from(`${HEADS.tEXt}text`));
}

/** A JPEG with these segments before its own. */
export function jpeg(segments: Buffer[]): Buffer {
  return Buffer.concat([JPEG.subarray(0, 2), ...segments, JPEG.subarray(2)]);
}

export function jpegSegment(marker: number, data = Buffer.alloc(0)): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(data.length + 2, 2);
  return Buffer.concat([head, data]);
}

/** A WebP of these chunks. */
export function webp(chunks: Buffer[]): Buffer {
  const head = Buffer.from('RIFF\0\0\0\0WEBP');
  const body = Buffer.concat(chunks);
  head.writeUInt32LE(body.length + 4, 4);
  return Buffer.concat([head, body]);
}

export function webpChunk(type: string, data = Buffer.alloc(0)): Buffer {
  const head = Buffer.from(`${type}\0\0\0\0`);
  head.writeUInt32LE(data.length, 4);
  return Buffer.concat([head, data, Buffer.alloc(data.length % 2)]);
}

/** An animation of one pixel. */
export function animation(frames: number): Buffer {
  const frame = webpChunk('ANMF', Buffer.concat([Buffer.alloc(16), WEBP.subarray(FILE_HEAD_BYTES)]));
  const all = Array.from({ length: frames }, () => frame);
  const canvas = webpChunk('VP8X', Buffer.from([2, 0, 0, 0, 0, 0, 0, 0, 0, 0]));
  return webp([canvas, webpChunk('ANIM', Buffer.alloc(6)), ...all]);
}

export function drawing(filter = ''): Buffer {
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="5000" height="8000"><filter id="f">${filter}</filter>` +
      '<rect width="5000" height="8000" fill="#c00" filter="url(#f)"/></svg>',
  );
}

/** Takes tens of seconds. */
export function endlessDrawing(): Buffer {
  return drawing('<feTurbulence baseFrequency="0.9" numOctaves="50"/>');
}
