import { describe, expect, it } from 'vitest';
import { authorsView, sortedAuthors } from './authors-view';

const row = (ranking: number, author: string, contentCount: number) => ({
  ranking,
  id: ranking,
  author,
  contentCount,
  clickCount: 1000 - ranking,
});
const rows = [row(1, 'Chan', 30), row(2, 'anna', 90), row(3, 'Borey', 60)];
const rankedBy = (search: string) =>
  sortedAuthors(rows, authorsView.read(new URLSearchParams(search)), 'en-US').map(({ ranking }) => ranking);

describe('the popular authors', () => {
  it('are ranked by the server unless the address sorts them', () => {
    expect(rankedBy('')).toEqual([1, 2, 3]);
    expect(rankedBy('authorSort=id')).toEqual([1, 2, 3]);
  });

  it.each([
    ['authorSort=author', [2, 3, 1]],
    ['authorSort=contentCount&authorOrder=desc', [2, 3, 1]],
    ['authorSort=clickCount', [3, 2, 1]],
    ['authorSort=ranking&authorOrder=desc', [3, 2, 1]],
  ])('are sorted by %s', (search, ranks) => {
    expect(rankedBy(search)).toEqual(ranks);
  });
});
