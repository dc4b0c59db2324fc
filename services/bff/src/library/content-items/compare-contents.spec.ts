import { describe, expect, test } from '@jest/globals';
import { comparedBodies } from './compare-contents.js';

const changedLines = (before: string, after: string) => comparedBodies(before, after).lines;

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

  const written = (count: number, of: string) => Array.from({ length: count }, (_, at) => of[at % of.length]);

  // Compared one by one, these take longer than the runner waits.
  test('of which too many differ are told as replaced, but for what both begin and end with', () => {
    const before = written(9_998, 'abcdefghijkl');
    const after = written(9_998, 'mnopqrstuvwx');
    const body = (lines: unknown[]) => ['first', ...lines, 'last'].join('\n');
    expect(comparedBodies(body(before), body(after))).toEqual({
      lines: [
        { change: 'kept', lines: ['first'] },
        { change: 'removed', lines: before },
        { change: 'added', lines: after },
        { change: 'kept', lines: ['last'] },
      ],
      isReplaced: true,
    });
  });

  test('of which many were only added are not replaced', () => {
    const added = written(5_000, 'abcdefghijkl');
    expect(comparedBodies('first', ['first', ...added].join('\n'))).toEqual({
      lines: [
        { change: 'kept', lines: ['first'] },
        { change: 'added', lines: added },
      ],
      isReplaced: false,
    });
    expect(comparedBodies('', added.join('\n'))).toEqual({
      lines: [{ change: 'added', lines: added }],
      isReplaced: false,
    });
  });

  test('of which some hundred differ are compared one by one', () => {
    const lines = Array.from({ length: 500 }, (_, at) => `line ${at}`);
    const changed = lines.map((line, at) => (at % 2 === 0 ? line : `${line}, changed`));
    const { lines: parts, isReplaced } = comparedBodies(lines.join('\n'), changed.join('\n'));
    expect(isReplaced).toBe(false);
    expect(parts.filter(({ change }) => change === 'kept')).toHaveLength(250);
  });
});
