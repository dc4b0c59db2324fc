import { describe, expect, it } from 'vitest';
import { toTable } from '../../../shared/saved-views/saved-view';
import { policiesQuery, policyViews, tableView } from './policies-view';

const { queryOf } = policyViews.noun;

const query = policiesQuery.read(
  new URLSearchParams('status=offline&createdTime=2026-01-01&createdTime=2026-01-31&sort=count&current=3'),
);
const view = tableView.read(new URLSearchParams('density=mini&columns=name_300.-count'));

describe('a saved view', () => {
  it('is restored as stored, from its first page', () => {
    const saved = { id: 1, ...policyViews.toSaved({ name: 'Offline', isDefault: false }, query, view) };
    expect(queryOf(saved)).toEqual({ ...query, current: 1 });
    expect(policyViews.fromTable(saved)).toEqual(view);
    expect(policyViews.isShowing(saved, query, view)).toBe(true);
    expect(policyViews.isShowing(saved, { ...query, name: 'robot' }, view)).toBe(false);
    expect(policyViews.isShowing(saved, query, tableView.initial)).toBe(false);
  });

  it('stays the active one while its filters are changed', () => {
    const saved = { id: 7, ...policyViews.toSaved({ name: 'Offline', isDefault: false }, query, view) };
    const narrowed = { ...query, name: 'robot' };
    expect(policyViews.active([saved], '7', query, view)).toEqual({ saved, isChanged: false });
    expect(policyViews.active([saved], '7', narrowed, view)).toEqual({ saved, isChanged: true });
    expect(policyViews.active([saved], '', query, view)).toEqual({ saved, isChanged: false });
    expect(policyViews.active([saved], '', narrowed, view)).toBeNull();
    expect(policyViews.active([saved], '8', narrowed, view)).toBeNull();
  });

  it('does not store the default order', () => {
    const saved = {
      id: 1,
      ...policyViews.toSaved({ name: 'All', isDefault: true }, policiesQuery.initial, view),
    };
    expect(saved).toMatchObject({ sort: 'createdTime', order: 'desc', filter: {} });
    expect(queryOf(saved)).toEqual(policiesQuery.initial);
  });

  it('puts an unknown column in its default position', () => {
    const { columns } = toTable(view);
    const older = { density: 'mini' as const, columns: columns.filter(({ key }) => key !== 'status') };
    expect(policyViews.fromTable(older).columns.at(-1)).toEqual({ key: 'status', isShown: true });
  });
});
