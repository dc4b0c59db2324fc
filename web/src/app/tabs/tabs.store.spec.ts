import { describe, expect, it } from 'vitest';
import type { AppRoute } from '../routing/route-types';
import { defaultRoute, notFoundRoute, redirectRoute } from '../routing/routes';
import { defaultTab } from './tab';
import { MAX_CACHED_PAGES, TabsStore } from './tabs.store';

const route = (name: string, rest: Partial<AppRoute> = {}): AppRoute => ({
  ...defaultRoute,
  name,
  path: `/${name}`,
  ...rest,
});
const opened = (...routes: AppRoute[]) => {
  const store = new TabsStore();
  for (const each of routes) store.open(each, { pathname: each.path, search: '' });
  return store;
};
const namesOf = ({ tabs }: TabsStore) => tabs.map(({ name }) => name);

describe('TabsStore', () => {
  it('starts with the Workplace', () => {
    const store = new TabsStore();
    expect(store.tabs).toEqual([
      {
        title: 'menu.dashboard.workplace',
        name: 'Workplace',
        fullPath: '/dashboard/workplace',
        query: {},
        ignoreCache: false,
      },
    ]);
    expect(store.cached).toEqual(['Workplace']);
  });

  it('opens a screen once and remembers its last view', () => {
    const store = opened(route('a'), route('b'));
    store.open(route('a'), { pathname: '/a', search: '?status=online' });
    expect(namesOf(store)).toEqual(['Workplace', 'a', 'b']);
    expect(store.tabs[1]).toMatchObject({ fullPath: '/a?status=online', query: { status: 'online' } });
  });

  it('creates no tab for the redirect route or external pages and does not cache excluded pages', () => {
    const store = opened(notFoundRoute, redirectRoute, route('fresh', { ignoreCache: true }));
    expect(namesOf(store)).toEqual(['Workplace', 'fresh']);
    expect(store.cached).toEqual(['Workplace']);
  });

  it('drops the cached page that the redirect route reloads', () => {
    const store = new TabsStore();
    store.open(redirectRoute, { pathname: `/redirect${defaultRoute.path}`, search: '' });
    expect([namesOf(store), store.cached]).toEqual([['Workplace'], []]);
  });

  it('evicts the least recently used page and keeps its tab', () => {
    const routes = Array.from({ length: MAX_CACHED_PAGES }, (_, index) => route(`r${index}`));
    const store = opened(defaultRoute, ...routes.slice(0, -1));
    expect(store.cached).toHaveLength(MAX_CACHED_PAGES);
    store.open(defaultRoute, { pathname: defaultRoute.path, search: '' });
    store.open(routes[MAX_CACHED_PAGES - 1] ?? defaultRoute, { pathname: '/last', search: '' });
    expect(store.cached).toHaveLength(MAX_CACHED_PAGES);
    expect(store.cached).not.toContain('r0');
    expect(store.cached).toContain('Workplace');
    expect(namesOf(store)).toHaveLength(MAX_CACHED_PAGES + 1);
  });

  it('frees the pages of tabs that are closed', () => {
    const store = opened(route('a'), route('b'));
    store.replace(store.tabs.filter(({ name }) => name !== 'a'));
    expect(store.cached).toEqual(['Workplace', 'b']);
    store.reset();
    expect([store.tabs, store.cached]).toEqual([[defaultTab], ['Workplace']]);
  });

  it('counts the reloads of each page', () => {
    const store = opened(route('a'));
    store.reload('a');
    expect([store.reloadsOf('a'), store.reloadsOf('Workplace')]).toEqual([1, 0]);
  });
});
