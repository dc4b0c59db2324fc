import { expect, test } from '@jest/globals';
import { previewOf } from './preview-of.js';

const items = (...ids: number[]) => ids.map((id) => ({ id, title: `${id}`, language: 'en-US' }));
const rows = (before: number[], after: number[]) =>
  previewOf(items(...before), items(...after)).map((row) => [
    row.item.id,
    row.before,
    row.after,
    row.isMoved,
  ]);

test('of items that change their order, only those are marked that moved', () => {
  expect(rows([1, 2, 3, 4], [4, 1, 2, 3])).toEqual([
    [4, 4, 1, true],
    [1, 1, 2, false],
    [2, 2, 3, false],
    [3, 3, 4, false],
  ]);
});

test('what goes stands at the end, and the others only make room', () => {
  expect(rows([1, 2, 3], [1, 3, 5])).toEqual([
    [1, 1, 1, false],
    [3, 3, 2, false],
    [5, null, 3, false],
    [2, 2, null, false],
  ]);
});

test('nothing moves in an order that stays', () => {
  expect(rows([3, 1, 2], [3, 1, 2]).every(([, , , isMoved]) => isMoved === false)).toBe(true);
});
