import { describe, expect, it } from 'vitest';
import { PagedList } from './paged-list';
import { Selection } from './selection';

const PAGES: Record<string, number[]> = { 'a 1': [1, 2, 3], 'a 2': [4, 5], 'b 1': [6] };
interface Query {
  filter: string;
  page: number;
}

/** A selection in a list of 55 rows, whose first page is shown. */
async function selectionOf() {
  const held: (() => void)[] = [];
  const network = { isSlow: false };
  const list = new PagedList<{ id: number }, Query>(async ({ filter, page }) => {
    if (network.isSlow) await new Promise<void>((done) => held.push(done));
    return { list: (PAGES[`${filter} ${page}`] ?? []).map((id) => ({ id })), total: 55 };
  });
  const show = (filter: string, page: number) => list.show({ filter, page });
  await show('a', 1);
  const selection = new Selection(list, ({ filter }) => ({ filter }));
  return { list, selection, show, network, answer: () => held.shift()?.() };
}

describe('Selection', () => {
  it('keeps the selection of another page', async () => {
    const { selection, show } = await selectionOf();
    selection.toggle(2);
    expect(selection.ofPage).toBe('some');
    await show('a', 2);
    selection.togglePage();
    expect([...selection.ids]).toEqual([2, 4, 5]);
    expect(selection.ofPage).toBe('all');
    selection.togglePage();
    expect([selection.count, selection.ofPage, selection.losses]).toEqual([1, 'none', 0]);
  });

  it('counts all matches, also on pages not shown', async () => {
    const { selection } = await selectionOf();
    selection.togglePage();
    selection.selectEverything();
    expect([selection.count, selection.has(99), selection.ofPage]).toEqual([55, true, 'all']);
    expect(selection.chosen).toEqual({ query: { filter: 'a', page: 1 }, expectedTotal: 55 });
  });

  it('keeps the rest of the page when one row is deselected from all', async () => {
    const { selection } = await selectionOf();
    selection.selectEverything();
    selection.toggle(2);
    expect([selection.isEverything, [...selection.ids]]).toEqual([false, [1, 3]]);
  });

  it('is empty when the page is deselected from all', async () => {
    const { selection } = await selectionOf();
    selection.selectEverything();
    selection.togglePage();
    expect(selection.count).toBe(0);
  });

  it('is of the filters whose rows are shown while those of others are on their way', async () => {
    const { selection, show, network, answer } = await selectionOf();
    network.isSlow = true;
    const shown = show('b', 1);
    selection.toggle(2);
    expect(selection.chosen).toEqual({ ids: [2] });
    selection.selectEverything();
    expect(selection.chosen).toEqual({ query: { filter: 'a', page: 1 }, expectedTotal: 55 });
    answer();
    await shown;
    expect([selection.count, selection.has(2), selection.losses]).toEqual([0, false, 1]);
    selection.toggle(6);
    expect(selection.chosen).toEqual({ ids: [6] });
  });

  it('loses nothing when nothing was selected', async () => {
    const { selection, show } = await selectionOf();
    await show('b', 1);
    expect(selection.losses).toBe(0);
  });
});
