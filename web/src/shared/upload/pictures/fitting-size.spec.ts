import { describe, expect, it } from 'vitest';
import { productLimits } from '../../../api/generated/model/productLimits';
import { fittingSize, isFitting } from './fitting-size';

const MOST = productLimits.picturePixels;

describe('fittingSize', () => {
  it('makes a photo of 50 million pixels fit, in its proportions', () => {
    const size = fittingSize({ width: 8_160, height: 6_120 }, MOST);
    expect(isFitting(size)).toBe(true);
    expect(size.width / size.height).toBeCloseTo(4 / 3, 2);
    expect(size.width * size.height).toBeGreaterThan(MOST * 0.99);
  });
  it('enlarges nothing', () => {
    expect(fittingSize({ width: 640, height: 480 }, MOST)).toEqual({ width: 640, height: 480 });
  });
  it('shortens what no canvas holds, and keeps a pixel of the other edge', () => {
    expect(fittingSize({ width: 60_000, height: 2 }, MOST)).toEqual({ width: 8_192, height: 1 });
  });
});
