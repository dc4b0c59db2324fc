import { expect, it } from 'vitest';
import { findRoute } from '../routing/find-route';
import {
  defaultRoute,
  externalLinks,
  notFoundRoute,
  publicRoutes,
  redirectRoute,
  routeGroups,
} from '../routing/routes';
import { catalogue } from '../../shared/locales/en-US';

it.each([
  ['/', 'home'],
  ['/login', 'login'],
  ['/maintenance', 'maintenance'],
  ['/any/other/path', 'notFound'],
])('%s is the public page %s', (path, name) => {
  expect(findRoute(path)).toMatchObject({ name, requiresAuth: false });
});

it.each([
  ['/dashboard/workplace', 'Workplace', '*'],
  ['/dashboard/monitor', 'Monitor', 'admin'],
  ['/visualization/data-analysis', 'DataAnalysis', 'admin'],
  ['/visualization/multi-dimension-data-analysis', 'MultiDimensionDataAnalysis', 'admin'],
  ['/list/search-table', 'SearchTable', '*'],
  ['/list/card', 'Card', '*'],
  ['/form/step', 'Step', 'admin'],
  ['/form/group', 'Group', 'admin'],
  ['/profile/basic', 'Basic', 'admin'],
  ['/result/success', 'Success', 'admin'],
  ['/result/error', 'Error', 'admin'],
  ['/exception/403', '403', 'admin'],
  ['/exception/404', '404', '*'],
  ['/exception/500', '500', '*'],
  ['/user/info', 'Info', '*'],
  ['/user/setting', 'Setting', '*'],
])('%s is the page %s for %s', (path, name, role) => {
  expect(findRoute(path)).toMatchObject({ path, name, requiresAuth: true, roles: [role] });
});

it('the redirect route is signed in, hidden, and has its name', () => {
  expect(findRoute('/redirect/list/card')).toBe(redirectRoute);
  expect(redirectRoute).toMatchObject({ name: 'Redirect', requiresAuth: true, hideInMenu: true });
});

it('the default route is the Workplace', () => {
  expect(defaultRoute).toMatchObject({ name: 'Workplace', path: '/dashboard/workplace' });
});

it('the external links come eighth and ninth, and lead out of the product', () => {
  expect(externalLinks.map(({ order, href }) => [order, href])).toEqual([
    [8, 'https://arco.design'],
    [9, 'https://arco.design/vue/docs/pro/faq'],
  ]);
});

it('every route has a label of the menu, such as menu.dashboard.workplace', () => {
  const routes = [
    ...publicRoutes,
    notFoundRoute,
    redirectRoute,
    ...routeGroups,
    ...routeGroups.flatMap(({ children }) => children),
    ...externalLinks,
  ];
  expect(defaultRoute.locale).toBe('menu.dashboard.workplace');
  for (const { locale } of routes) {
    expect(locale).toMatch(/^menu\./);
    expect(catalogue[locale]).not.toBe('');
  }
});
