import { describe, expect, test } from '@jest/globals';
import { PAGE_GROUPS } from '../../common/pages/pages.constants.js';
import { MenuService } from './menu.service.js';

const namesOf = (role: 'admin' | 'user') =>
  new MenuService().menuOf(role).map(({ name, children }) => [name, children?.map((child) => child.name)]);

/** The tables in section 2 of the specification. */
const SPECIFIED = `
/dashboard/workplace Workplace *
/dashboard/monitor Monitor admin
/visualization/data-analysis DataAnalysis admin
/visualization/multi-dimension-data-analysis MultiDimensionDataAnalysis admin
/list/search-table SearchTable *
/list/card Card *
/form/step Step admin
/form/group Group admin
/profile/basic Basic admin
/result/success Success admin
/result/error Error admin
/exception/403 403 admin
/exception/404 404 *
/exception/500 500 *
/user/info Info *
/user/setting Setting *`;

describe('the menu', () => {
  test('of an administrator contains the specified pages in order', () => {
    const lines = new MenuService()
      .menuOf('admin')
      .flatMap(({ path, children = [] }) =>
        children
          .filter(({ meta }) => !meta.hideInMenu)
          .map((page) => `${path}/${page.path} ${page.name} ${page.meta.roles?.join() ?? ''}`),
      );
    expect(lines).toEqual(SPECIFIED.trim().split('\n'));
  });

  test('of a user omits pages for administrators and empty groups', () => {
    expect(namesOf('user')).toEqual([
      ['dashboard', ['Workplace']],
      ['list', ['SearchTable', 'Card']],
      ['exception', ['404', '500']],
      ['user', ['Info', 'Setting', 'Message']],
      ['arcoWebsite', undefined],
      ['faq', undefined],
    ]);
  });

  test('hides pages that are linked from elsewhere', () => {
    const pages = new MenuService().menuOf('user').flatMap(({ children = [] }) => children);
    expect(pages.filter(({ meta }) => meta.hideInMenu).map(({ name }) => name)).toEqual(['Message']);
  });

  test('gives each page its path within its group and its position', () => {
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
