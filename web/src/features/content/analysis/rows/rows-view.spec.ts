import { describe, expect, it } from 'vitest';
import { contentParams, peopleParams, rowsView } from './rows-view';

const read = (search: string) => rowsView.read(new URLSearchParams(search));
const days = 'rowsDays=2026-01-01&rowsDays=2026-01-31';

describe('the rows of a figure', () => {
  it('are asked for with the conditions of the address', () => {
    expect(
      contentParams(read(`rows=clicks&${days}&kind=video&step=0&author=3&rowsPage=2&rowsSize=50`)),
    ).toEqual({
      measure: 'clicks',
      from: '2026-01-01',
      to: '2026-01-31',
      kind: 'video',
      step: 0,
      author: 3,
      current: 2,
      pageSize: 50,
    });
  });

  it('are sorted by a column that they have', () => {
    expect(contentParams(read(`rows=shares&${days}&rowsSort=title&rowsOrder=asc`))).toMatchObject({
      sort: 'title',
      order: 'asc',
    });
    expect(contentParams(read(`rows=shares&${days}&rowsSort=person`))).not.toHaveProperty('sort');
    expect(peopleParams(read(`rows=active&${days}&rowsSort=person`))).toMatchObject({ sort: 'person' });
  });

  it('are of content or of people, by what is counted', () => {
    const [clicks, active] = [read(`rows=clicks&${days}`), read(`rows=active&${days}`)];
    expect([peopleParams(clicks), contentParams(active)]).toEqual([null, null]);
    expect(peopleParams(active)).toMatchObject({ measure: 'active', from: '2026-01-01' });
  });

  it.each(['', 'rows=money&' + days, 'rows=clicks', 'rows=clicks&rowsDays=2026-01-01'])(
    'are not asked for by %j',
    (search) => {
      expect(contentParams(read(search))).toBeNull();
    },
  );
});
