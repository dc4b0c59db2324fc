import { describe, expect, test } from '@jest/globals';
import sharp from 'sharp';
import { webpSize } from './webp-size.js';

describe('the size of a WebP picture', () => {
  test.each([
    ['with losses', 3, false],
    ['without losses', 3, true],
    ['with transparency', 4, false],
  ] as const)('is read %s', async (_, channels, lossless) => {
    const background = { r: 200, g: 100, b: 50, alpha: 0.5 };
    const picture = sharp({ create: { width: 1_237, height: 45, channels, background } });
    expect(webpSize(await picture.webp({ lossless }).toBuffer())).toEqual({ width: 1_237, height: 45 });
  });
});
