import { describe, expect, test } from '@jest/globals';
import { changedLines } from './compare-contents.js';

describe('the lines of two bodies', () => {
  test('are kept, added and removed, in order', () => {
    expect(changedLines('a\nb\nc', 'a\nx\nc\nd')).toEqual([
      { change: 'kept', lines: ['a'] },
      { change: 'removed', lines: ['b'] },
      { change: 'added', lines: ['x'] },
      { change: 'kept', lines: ['c'] },
      { change: 'added', lines: ['d'] },
    ]);
  });

  test('do not differ by the end of the last one', () => {
    expect(changedLines('a', 'a\n')).toEqual([{ change: 'kept', lines: ['a'] }]);
    expect(changedLines('', 'a')).toEqual([{ change: 'added', lines: ['a'] }]);
    expect(changedLines('', '')).toEqual([]);
  });
});
