import { describe, expect, it } from 'vitest';
import { pageWindow } from './page-window';

describe('pageWindow', () => {
  it.each([
    [1, 1, [1]],
    [3, 6, [1, 2, 3, 4, 5, 6]],
    [1, 20, [1, 2, 3, 4, null, 20]],
    [10, 20, [1, null, 9, 10, 11, null, 20]],
    [4, 20, [1, 2, 3, 4, 5, null, 20]],
    [20, 20, [1, null, 17, 18, 19, 20]],
    [99, 20, [1, null, 17, 18, 19, 20]],
  ])('page %i of %i', (current, last, pages) => {
    expect(pageWindow(current, last)).toEqual(pages);
  });
});
