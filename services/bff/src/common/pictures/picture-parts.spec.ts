import { describe, expect, test } from '@jest/globals';
import {
  animation,
  jpeg,
  jpegSegment,
  packed,
  png,
  pngChunk,
  pngText,
  webp,
  webpChunk,
} from '../../../test/support/hostile-pictures.js';
import { TooManyParts } from './count-parts.js';
import { refuseJpegParts } from './jpeg-parts.js';
import { refusePngParts } from './png-parts.js';
import { refuseWebpParts } from './webp-parts.js';

const times = (count: number, part: Buffer) => Array.from({ length: count }, () => part);
const one = (chunks: Buffer[]) => png(1, 1, chunks);

describe('a PNG', () => {
  test.each<[string, Buffer]>([
    ['20 texts that unpack to 50 MB', one(times(20, packed('zTXt', 50_000_000)))],
    ['one international text that unpacks to 50 MB', one([packed('iTXt', 50_000_000)])],
    ['a profile that unpacks to 50 MB', one([packed('iCCP', 50_000_000)])],
    ['texts that unpack to too much together', one(times(6, packed('zTXt', 1_000_000)))],
    ['65 texts that are not packed', one(times(65, pngText()))],
    ['20,000 unknown chunks', one(times(20_000, pngChunk('abCd')))],
    [
      'a text behind one that cannot be unpacked',
      one([pngChunk('zTXt', Buffer.from('name\0\0x')), packed('zTXt', 9_000_000)]),
    ],
    ['a text behind the pixels', Buffer.concat([one([]).subarray(0, -12), packed('zTXt', 9_000_000)])],
  ])('with %s is refused', async (_, picture) => {
    await expect(refusePngParts(picture)).rejects.toThrow(TooManyParts);
  });

  test.each<[string, Buffer]>([
    ['a profile of 3 MB and some texts', one([packed('iCCP', 3_000_000), packed('zTXt', 9_000), pngText()])],
    ['pixels in 10,000 pieces', one(times(10_000, pngChunk('IDAT')))],
    ['a chunk longer than the file', one([]).subarray(0, 40)],
    ['a text behind the end', Buffer.concat([one([]), ...times(70, pngText())])],
  ])('with %s is left to the decoder', async (_, picture) => {
    await expect(refusePngParts(picture)).resolves.toBeUndefined();
  });
});

describe('a JPEG', () => {
  test.each<[string, Buffer]>([
    ['1,001 comments', jpeg(times(1_001, jpegSegment(0xfe)))],
    ['1,001 segments of programs', jpeg(times(1_001, jpegSegment(0xe1, Buffer.alloc(16))))],
    ['33 scans', jpeg(times(33, jpegSegment(0xda, Buffer.alloc(6))))],
    [
      '1,001 comments with other bytes in between',
      jpeg(times(1_001, Buffer.concat([jpegSegment(0xfe), Buffer.from([1, 0xff, 0xff])]))),
    ],
  ])('with %s is refused', (_, picture) => {
    expect(() => {
      refuseJpegParts(picture);
    }).toThrow(TooManyParts);
  });

  test.each<[string, Buffer]>([
    ['a profile in 255 segments', jpeg(times(255, jpegSegment(0xe2, Buffer.alloc(100))))],
    [
      'pixels that look like markers',
      jpeg([jpegSegment(0xda), Buffer.from([0xff, 0]), ...times(5_000, Buffer.from([0xff, 0xd3]))]),
    ],
    ['segments behind the end', Buffer.concat([jpeg([]), ...times(1_001, jpegSegment(0xfe))])],
    ['half a segment', jpeg([]).subarray(0, 30)],
    ['nothing', Buffer.from([0xff, 0xd8, 0xff])],
  ])('with %s is left to the decoder', (_, picture) => {
    expect(() => {
      refuseJpegParts(picture);
    }).not.toThrow();
  });
});

describe('a WebP', () => {
  test.each<[string, Buffer]>([
    ['1,001 unknown chunks', webp(times(1_001, webpChunk('abcd')))],
    ['1,001 chunks of metadata', webp(times(1_001, webpChunk('EXIF', Buffer.alloc(3))))],
    ['90,000 frames', animation(90_000)],
    [
      '1,001 chunks in one frame',
      webp([webpChunk('ANMF', Buffer.concat([Buffer.alloc(16), ...times(1_001, webpChunk('abcd'))]))]),
    ],
  ])('with %s is refused', (_, picture) => {
    expect(() => {
      refuseWebpParts(picture);
    }).toThrow(TooManyParts);
  });

  test.each<[string, Buffer]>([
    ['400 frames', animation(400)],
    ['a chunk longer than the file', webp([webpChunk('VP8 ', Buffer.alloc(99))]).subarray(0, 50)],
  ])('with %s is left to the decoder', (_, picture) => {
    expect(() => {
      refuseWebpParts(picture);
    }).not.toThrow();
  });
});
