import { describe, expect, test } from '@jest/globals';
import { cursorOf, readCursor } from './cursor.js';

describe('a cursor', () => {
  test('is read as it was made', () => {
    expect(cursorOf(20, 2_147_483_647)).toMatch(/^[\w-]+$/);
    expect(readCursor(cursorOf(20, 2_147_483_647), 2)).toEqual([20, 2_147_483_647]);
  });

  test.each([cursorOf(1), cursorOf(1, 2, 3), cursorOf(1, 2_147_483_648), cursorOf(-1, 2), 'MQ', 'x', '____'])(
    '%s is refused',
    (cursor) => {
      expect(() => readCursor(cursor, 2)).toThrow('contractBroken');
    },
  );
});
