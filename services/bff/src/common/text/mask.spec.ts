import { describe, expect, test } from '@jest/globals';
import { maskMiddle, maskName } from './mask.js';

describe('masks', () => {
  test.each([
    ['130102199003071238', 3, 3, '130************238'],
    ['91440300MA5EXAMPLE', 1, 1, '9****************E'],
    ['1234567', 3, 3, '123*567'],
    ['123456', 3, 3, '******'],
    ['', 3, 3, ''],
    ['𠮷𠮷𠮷', 1, 1, '𠮷*𠮷'],
  ])('masks %j, except %i leading and %i trailing characters, as %j', (text, start, end, masked) => {
    expect(maskMiddle(text, start, end)).toBe(masked);
  });

  test.each([
    ['林晓', '林**'],
    ['សុខ ដារ៉ា', 'សុ**'],
    ['', ''],
  ])('masks the name %j as %j', (name, masked) => {
    expect(maskName(name)).toBe(masked);
  });
});
