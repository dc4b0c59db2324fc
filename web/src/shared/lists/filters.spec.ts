import { describe, expect, it } from 'vitest';
import { countFilters, filtersOf, paramsOf } from './filters';

interface Query {
  search: string;
  state: 'open' | '';
  days: string[];
  current: number;
}
const unset = { search: '', state: '', days: [] } as const satisfies Partial<Query>;
const query: Query = { search: 'maly', state: '', days: ['2026-01-01', '2026-01-31'], current: 2 };

describe('the filters of a query', () => {
  it('are its fields other than the page', () => {
    expect(filtersOf<Query>(query, { ...unset, days: [] })).toEqual({
      search: 'maly',
      state: '',
      days: ['2026-01-01', '2026-01-31'],
    });
  });

  it('count if they are set', () => {
    expect([countFilters(unset), countFilters(filtersOf<Query>(query, { ...unset, days: [] }))]).toEqual([
      0, 2,
    ]);
  });

  it('are left out of the request if they are not set', () => {
    expect(paramsOf(query)).toEqual({ search: 'maly', days: ['2026-01-01', '2026-01-31'], current: 2 });
  });
});
