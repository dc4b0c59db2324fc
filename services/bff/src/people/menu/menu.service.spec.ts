import { describe, expect, test } from '@jest/globals';
import { ROLES } from '../../common/auth/roles.constants.js';
import { mayOpen, PAGE_NAMES } from '../../common/pages/page-names.constants.js';
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
    const specified = new Set(SPECIFIED.match(/\S+(?= (?:admin|\*)$)/gm));
    const lines = new MenuService()
      .menuOf('admin')
      .flatMap(({ path, children = [] }) =>
        children
          .filter((page) => specified.has(page.name))
          .map((page) => `${path}/${page.path} ${page.name} ${page.meta.roles?.join() ?? ''}`),
      );
    expect(lines).toEqual(SPECIFIED.trim().split('\n'));
  });

  test('of a user omits pages for administrators and empty groups', () => {
    expect(namesOf('user')).toEqual([
      ['dashboard', ['Workplace', 'Announcements']],
      ['list', ['SearchTable', 'Card']],
      ['exception', ['404', '500']],
      ['user', ['Info', 'Setting', 'Projects', 'Teams', 'Message']],
      ['docs', ['Documents']],
      ['library', ['Content', 'Authors']],
      ['arcoWebsite', undefined],
      ['faq', undefined],
    ]);
  });

  test.each(ROLES)('lists every page that the role %s may open', (role) => {
    const listed = new MenuService().menuOf(role).flatMap(({ children = [] }) => children);
    expect(listed.map(({ name }) => name)).toEqual(PAGE_NAMES.filter((name) => mayOpen(role, name)));
  });

  test('words the dashboard as driven by the server, and keeps the names of its pages', () => {
    const [dashboard, ...others] = new MenuService().menuOf('admin');
    const worded = [dashboard, ...(dashboard?.children ?? [])].map((item) => [item?.name, item?.meta.locale]);
    expect(worded).toEqual([
      ['dashboard', 'menu.server.dashboard'],
      ['Workplace', 'menu.server.workplace'],
      ['Monitor', 'menu.server.monitor'],
      ['Announcements', 'menu.dashboard.announcements'],
    ]);
    expect(JSON.stringify(others)).not.toContain('menu.server');
  });

  test('shows the documentation as one entry, with an icon that older clients have', () => {
    const docs = new MenuService().menuOf('user').find(({ name }) => name === 'docs');
    expect(docs?.meta).toEqual({
      locale: 'menu.docs',
      requiresAuth: true,
      icon: 'icon-book',
      order: 10,
      hideChildrenInMenu: true,
    });
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
      meta: { locale: 'menu.server.dashboard', requiresAuth: true, icon: 'icon-dashboard', order: 0 },
      children: [
        {
          path: 'workplace',
          name: 'Workplace',
          meta: { locale: 'menu.server.workplace', requiresAuth: true, roles: ['*'] },
        },
        {
          path: 'announcements',
          name: 'Announcements',
          meta: { locale: 'menu.dashboard.announcements', requiresAuth: true, roles: ['*'] },
        },
      ],
    });
    for (const { path, pages } of PAGE_GROUPS) {
      for (const page of pages) expect(page.path).toMatch(new RegExp(`^${path}/[^/]+$`));
    }
  });
});
