import { describe, expect, it } from 'vitest';
import { kindOf } from './picture-kind';

const file = (...parts: (string | number[])[]) =>
  new Blob(parts.map((part) => (typeof part === 'string' ? part : new Uint8Array(part))));

describe('kindOf', () => {
  it.each([
    ['jpeg', file([0xff, 0xd8, 0xff, 0xe0], 'JFIF')],
    ['png', file([0x89], 'PNG\r\n', [0x1a], '\n', [0, 0, 0, 13])],
    ['webp', file('RIFF', [10, 20, 30, 40], 'WEBPVP8 ')],
    ['heic', file([0, 0, 0, 40], 'ftypheic', [0, 0, 0, 0])],
    ['heic', file([0, 0, 0, 36], 'ftypmif1')],
    ['other', file([0, 0, 0, 32], 'ftypavif')],
    ['other', file([0, 0, 0, 32], 'ftypisom')],
    ['other', file('GIF89a')],
    ['other', file('')],
  ])('tells %s', async (kind, blob) => {
    expect(await kindOf(blob)).toBe(kind);
  });
});
