import { describe, expect, it } from 'vitest';
import { initialSquare, resized, sizeOf } from './crop-square';

const wide = { width: 400, height: 200 };
const tall = { width: 100, height: 500 };

describe('the square of an avatar', () => {
  it('starts as the largest one, in the middle', () => {
    expect(initialSquare(wide)).toEqual({ unit: '%', x: 25, y: 0, width: 50, height: 100 });
    expect(initialSquare(tall)).toEqual({ unit: '%', x: 0, y: 40, width: 100, height: 20 });
  });

  it('keeps its middle when its size changes', () => {
    expect(resized(initialSquare(wide), 50, wide)).toEqual({
      unit: '%',
      x: 37.5,
      y: 25,
      width: 25,
      height: 50,
    });
  });

  it('stays within the picture', () => {
    const corner = { unit: '%', x: 90, y: 80, width: 10, height: 20 } as const;
    expect(resized(corner, 100, wide)).toEqual({ unit: '%', x: 50, y: 0, width: 50, height: 100 });
  });

  it.each([wide, tall])('is square in pixels and has the size that was asked for, in %o', (picture) => {
    const square = resized(initialSquare(picture), 35, picture);
    expect(square.width * picture.width).toBeCloseTo(square.height * picture.height);
    expect(sizeOf(square, picture)).toBe(35);
  });
});
