import { describe, expect, it } from 'vitest';
import { changesOf, combineOrders } from './member-order';

describe('changesOf', () => {
  it.each([
    [[1, 2, 3], [1, 2, 3], { added: 0, removed: 0, isReordered: false }],
    [[1, 2, 3], [1, 4, 3], { added: 1, removed: 1, isReordered: false }],
    [[1, 2, 3], [3, 2, 1], { added: 0, removed: 0, isReordered: true }],
    [[1, 2, 3], [4, 3, 1], { added: 1, removed: 1, isReordered: true }],
    [[], [7], { added: 1, removed: 0, isReordered: false }],
  ])('from %j to %j', (before, after, changes) => {
    expect(changesOf(before, after)).toEqual(changes);
  });
});

describe('combineOrders', () => {
  it.each([
    ['both add at the end', [1, 2], [1, 2, 3], [1, 2, 4], [1, 2, 4, 3]],
    ['both add the same', [1], [1, 2], [1, 2], [1, 2]],
    ['they remove what I keep', [1, 2, 3], [1, 2, 3, 4], [1, 3], [1, 3, 4]],
    ['I remove what they move', [1, 2, 3], [1, 3], [3, 2, 1], [3, 1]],
    ['I move, they add', [1, 2, 3], [3, 1, 2], [1, 4, 2, 3], [3, 1, 4, 2]],
    ['I move, they add at the end', [1, 2, 3], [3, 1, 2], [1, 2, 3, 4, 5], [3, 1, 2, 4, 5]],
    ['I add first, they move', [1, 2], [5, 1, 2], [2, 1], [5, 2, 1]],
    ['they remove all', [1, 2], [2, 1], [], []],
  ])('%s', (_case, base, mine, theirs, both) => {
    const combined = combineOrders(base, mine, theirs);
    expect(combined?.toSorted()).toEqual(both.toSorted());
    expect(combined).toEqual(both);
  });

  it('does not decide between two orders', () => {
    expect(combineOrders([1, 2, 3], [3, 1, 2], [2, 3, 1])).toBeUndefined();
  });
});
