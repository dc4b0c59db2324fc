import { describe, expect, test } from '@jest/globals';
import { afterInterval, type Leftovers } from './release-memory-at-rest.js';

/** The collections of a process whose intervals were used so much. */
function collections(utilizations: number[]): (string | null)[] {
  let left: Leftovers = 'start';
  return utilizations.map((utilization) => {
    const after = afterInterval(utilization, left);
    left = after.left;
    return after.collect;
  });
}

describe('memory at rest', () => {
  test('what the start leaves is collected thoroughly, once', () => {
    expect(collections([0.02, 0.02, 0.02])).toEqual(['last-resort', null, null]);
  });

  test('a busy process waits, so that V8 need not compile again what it has made fast', () => {
    expect(collections([0.5, 0.9, 0.05, 0.05])).toEqual([null, null, 'last-resort', null]);
  });

  test('what each busy time leaves is collected once when it is over', () => {
    expect(collections([0, 0.6, 0.7, 0.01, 0, 0.2, 0])).toEqual([
      'last-resort',
      null,
      null,
      'regular',
      null,
      null,
      'regular',
    ]);
  });
});
