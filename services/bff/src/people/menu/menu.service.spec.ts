import { describe, expect, test } from '@jest/globals';
import { PAGE_GROUPS } from '../../common/pages/pages.constants.js';
import { MenuService } from './menu.service.js';

const namesOf = (role: 'admin' | 'user') =>
  new MenuService().menuOf(role).map(({ name, children }) => [name, children?.map((child) => child.name)]);

describe('the menu', () => {
  test('of an administrator holds every page, in order', () => {
    expect(namesOf('admin')).toEqual([
      ['dashboard', ['Workplace', 'Monitor']],
      ['visualization', ['DataAnalysis', 'MultiDimensionDataAnalysis']],
      ['list', ['SearchTable', 'Card']],
      ['form', ['Step', 'Group']],
      ['profile', ['Basic']],
      ['result', ['Success', 'Error']],
      ['exception', ['403', '404', '500']],
      ['user', ['Info', 'Setting', 'Message']],
      ['arcoWebsite', undefined],
      ['faq', undefined],
    ]);
  });

  test('of a user leaves out what only administrators may open, and groups that this empties', () => {
    expect(namesOf('user')).toEqual([
      ['dashboard', ['Workplace']],
      ['list', ['SearchTable', 'Card']],
      ['exception', ['404', '500']],
      ['user', ['Info', 'Setting', 'Message']],
      ['arcoWebsite', undefined],
      ['faq', undefined],
    ]);
  });

  test('hides the pages that something else leads to', () => {
    const pages = new MenuService().menuOf('user').flatMap(({ children = [] }) => children);
    expect(pages.filter(({ meta }) => meta.hideInMenu).map(({ name }) => name)).toEqual(['Message']);
  });

  test('gives each page its path below its group, and its place', () => {
    const [dashboard] = new MenuService().menuOf('user');
    expect(dashboard).toEqual({
      path: '/dashboard',
      name: 'dashboard',
      meta: { locale: 'menu.dashboard', requiresAuth: true, icon: 'icon-dashboard', order: 0 },
      children: [
        {
          path: 'workplace',
          name: 'Workplace',
          meta: { locale: 'menu.dashboard.workplace', requiresAuth: true, roles: ['*'] },
        },
      ],
    });
    for (const { path, pages } of PAGE_GROUPS) {
      for (const page of pages) expect(page.path).toMatch(new RegExp(`^${path}/[^/]+$`));
    }
  });
});
