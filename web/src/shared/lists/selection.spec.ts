import { describe, expect, it } from 'vitest';
import { Selection } from './selection';

const first = [1, 2, 3];
const second = [4, 5];

describe('Selection', () => {
  it('keeps the selection of another page', () => {
    const selection = new Selection();
    selection.toggle(2, first);
    selection.togglePage(second);
    expect([...selection.ids]).toEqual([2, 4, 5]);
    expect([selection.ofPage(first), selection.ofPage(second)]).toEqual(['some', 'all']);
    selection.togglePage(second);
    expect([selection.count(55), selection.ofPage(second)]).toEqual([1, 'none']);
  });

  it('counts all matches, also on pages not shown', () => {
    const selection = new Selection();
    selection.togglePage(first);
    selection.selectEverything();
    expect([selection.count(55), selection.has(99), selection.ofPage(second)]).toEqual([55, true, 'all']);
  });

  it('keeps the rest of the page when one row is deselected from all', () => {
    const selection = new Selection();
    selection.selectEverything();
    selection.toggle(2, first);
    expect([selection.isEverything, [...selection.ids]]).toEqual([false, [1, 3]]);
  });

  it('is empty when the page is deselected from all', () => {
    const selection = new Selection();
    selection.selectEverything();
    selection.togglePage(first);
    expect(selection.count(55)).toBe(0);
  });
});
