import { describe, expect, jest, test } from '@jest/globals';
import sharp from 'sharp';
import { drawing, endlessDrawing } from '../../../test/support/hostile-pictures.js';
import { until } from '../../../test/support/until.js';
import { PICTURE_HELD_BYTES, PICTURE_PIXELS, PICTURE_WORK } from './pictures.constants.js';
import { renderPictures } from './render-pictures.js';

// Processes are started.
jest.setTimeout(60_000);

const SMALL = { edge: 8, fit: 'cover', format: 'webp' } as const;
const LARGE = { edge: 4_096, fit: 'inside', format: 'webp' } as const;
const LIMITS = {
  pixels: PICTURE_PIXELS.maximum,
  heldBytes: PICTURE_HELD_BYTES,
  ...PICTURE_WORK,
};
const ENDLESS = endlessDrawing();
const processes = () => process.getActiveResourcesInfo().filter((kind) => kind === 'ProcessWrap').length;
const refusal = (rule: string) =>
  expect.objectContaining({ data: [{ field: 'file', rule, params: expect.any(Object) }] });

describe('the process that decodes', () => {
  test('makes the renditions of each picture, and ends', async () => {
    const picture = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#c00' } })
      .png()
      .toBuffer();
    const inside = { edge: 20, fit: 'inside', format: 'png' } as const;
    const files = await renderPictures([picture, picture], [SMALL, inside]);
    const metadata = await Promise.all(files.flat().map((file) => sharp(file).metadata()));
    expect(metadata).toMatchObject([
      { format: 'webp', width: 8, height: 8 },
      { format: 'png', width: 20, height: 15 },
      { format: 'webp', width: 8, height: 8 },
      { format: 'png', width: 20, height: 15 },
    ]);
    await until(() => processes() === 0);
  });

  test.each([
    ['processor', { ...LIMITS, processorMs: 300 }],
    ['memory', { ...LIMITS, bytes: 1_000 }],
  ])('ends in the middle of its work where that takes too much: %s', async (_, limits) => {
    const began = performance.now();
    await expect(renderPictures([ENDLESS], [LARGE], undefined, limits)).rejects.toEqual(
      refusal('pictureWork'),
    );
    // Otherwise it is the longest time that has ended it.
    expect(performance.now() - began).toBeLessThan(PICTURE_WORK.elapsedMs / 2);
    await until(() => processes() === 0);
  });

  test('ends when nobody waits for it any more, and work that waits is not begun', async () => {
    const left = new AbortController();
    const reason = new Error('left');
    const running = renderPictures([ENDLESS], [LARGE], left.signal);
    const waiting = renderPictures([ENDLESS], [LARGE], left.signal);
    const outcomes = Promise.allSettled([running, waiting]);
    setTimeout(() => {
      left.abort(reason);
    }, 500);
    expect(await outcomes).toEqual([
      { status: 'rejected', reason },
      { status: 'rejected', reason },
    ]);
    await until(() => processes() === 0);
  });

  test('does not open what is no picture, or has another format', async () => {
    const gif = await sharp({ create: { width: 4, height: 3, channels: 3, background: '#c00' } })
      .gif()
      .toBuffer();
    for (const file of [Buffer.from('nothing'), gif])
      await expect(renderPictures([file], [SMALL])).rejects.toEqual(refusal('picture'));
  });

  test('is refused more pixels than the limit', async () => {
    await expect(
      renderPictures([drawing()], [SMALL], undefined, { ...LIMITS, pixels: 9_000_000 }),
    ).rejects.toEqual(refusal('pixels'));
  });
});
