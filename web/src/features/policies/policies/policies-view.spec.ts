import { describe, expect, it } from 'vitest';
import { noFilters, policiesQuery, sameFilters, tableView } from './policies-view';

const read = (search: string) => policiesQuery.read(new URLSearchParams(search));

describe('the view of the search table', () => {
  it('reads every parameter of the address', () => {
    expect(
      read(
        'number=012&name=robot&contentType=img&filterType=rules&status=offline' +
          '&createdTime=2026-01-01&createdTime=2026-01-31&sort=count&order=desc&current=2&pageSize=50',
      ),
    ).toEqual({
      ...policiesQuery.initial,
      number: '012',
      name: 'robot',
      contentType: 'img',
      filterType: 'rules',
      status: 'offline',
      createdTime: ['2026-01-01', '2026-01-31'],
      sort: 'count',
      order: 'desc',
      current: 2,
      pageSize: 50,
      place: '',
    });
  });

  it('ignores values that the contract refuses', () => {
    expect(read('number=x&contentType=poem&sort=id&current=0&pageSize=7')).toEqual(policiesQuery.initial);
  });

  it('knows its defaults', () => {
    expect(tableView.initial.density).toBe('large');
    expect(tableView.initial.columns.every(({ isShown }) => isShown)).toBe(true);
  });
});

describe('sameFilters', () => {
  it('compares only the filters', () => {
    expect(sameFilters(read('current=3&sort=name'), noFilters)).toBe(true);
    expect(sameFilters(read('createdTime=2026-01-01&createdTime=2026-01-31'), noFilters)).toBe(false);
  });
});
