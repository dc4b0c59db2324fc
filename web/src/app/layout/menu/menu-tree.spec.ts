import { describe, expect, it } from 'vitest';
import type { MenuItemDto, Role } from '../../../api/generated/model';
import { builtInMenu } from './built-in-menu';
import { entryAt, leavesOf, type MenuEntry, menuTree } from './menu-tree';

const tree = (menu: MenuItemDto[], role: Role = 'admin') =>
  menuTree({ menu, role, labelOf: ({ meta }) => meta.locale });
const outline = (entries: MenuEntry[]): string[] =>
  entries.map((entry) =>
    'entries' in entry ? `${entry.name}: ${outline(entry.entries).join()}` : entry.name,
  );

const item = (
  name: string,
  { children, path = name, ...meta }: Partial<MenuItemDto['meta']> & Partial<MenuItemDto> = {},
): MenuItemDto => ({
  name,
  path,
  meta: { locale: name, requiresAuth: true, ...meta },
  ...(children && { children }),
});

describe('the built-in menu', () => {
  it('shows permitted pages in order, with the external links', () => {
    expect(outline(tree(builtInMenu))).toEqual([
      'dashboard: Workplace,Monitor,Announcements',
      'visualization: DataAnalysis,MultiDimensionDataAnalysis',
      'list: SearchTable,Card',
      'form: Step,Group',
      'profile: Basic',
      'result: Success,Error',
      'exception: 403,404,500',
      'user: Info,Setting,Projects,Teams',
      'arcoWebsite',
      'faq',
      'docs',
      'library: Content,Authors,Labels',
      'system: Accounts,AccountRequests,Enquiries,Testimonials,Services,Orders,Rights,Audit,Keys,Webhooks,Undelivered,Status',
    ]);
  });

  it('omits pages that the role may not open', () => {
    expect(outline(tree(builtInMenu, 'user'))).toContain('exception: 404,500');
    expect(tree(builtInMenu, 'user').map(({ name }) => name)).not.toContain('system');
  });

  it('opens the documentation by an entry of its own', () => {
    const docs = tree(builtInMenu, 'user').find(({ name }) => name === 'docs');
    expect(docs).toMatchObject({ path: '/dashboard/documents', icon: 'book' });
  });
});

describe('the menu of the server', () => {
  it('is all that is shown, in its order', () => {
    const menu = [
      item('exception', { order: 2, children: [item('500'), item('404')] }),
      item('list', { order: 1, children: [item('SearchTable')] }),
      item('Workplace', { order: 3 }),
    ];
    expect(outline(tree(menu))).toEqual(['list: SearchTable', 'exception: 500,404', 'Workplace']);
  });

  it('keeps its nesting, labels and icons, such as a link below the dashboard', () => {
    const menu = [
      item('dashboard', {
        locale: 'menu.server.dashboard',
        icon: 'icon-dashboard',
        children: [
          item('Workplace', { locale: 'menu.server.workplace' }),
          item('arcoWebsite', { path: 'https://arco.design' }),
          item('Reports', { children: [item('DataAnalysis')] }),
        ],
      }),
    ];
    expect(tree(menu)).toMatchObject([
      {
        label: 'menu.server.dashboard',
        icon: 'dashboard',
        entries: [
          { label: 'menu.server.workplace', path: '/dashboard/workplace' },
          { href: 'https://arco.design' },
          { label: 'Reports', entries: [{ path: '/visualization/data-analysis' }] },
        ],
      },
    ]);
    expect(leavesOf(tree(menu)).map(({ name, group }) => `${group} ${name}`)).toEqual([
      'menu.server.dashboard Workplace',
      'menu.server.dashboard arcoWebsite',
      'Reports DataAnalysis',
    ]);
  });

  it('shows nothing that the role may not open, or that it hides', () => {
    const menu = [
      item('exception', { children: [item('403'), item('404', { hideInMenu: true })] }),
      item('list', { children: [item('Card', { roles: ['admin'] }), item('SearchTable')] }),
    ];
    expect(outline(tree(menu, 'user'))).toEqual(['list: SearchTable']);
  });

  it('keeps a page that has entries below it', () => {
    expect(outline(tree([item('Card', { children: [item('SearchTable')] })]))).toEqual([
      'Card: Card,SearchTable',
    ]);
  });

  it('shows 1,000 entries, each with a key of its own', () => {
    const menu = [item('list', { children: Array.from({ length: 999 }, () => item('Card')) })];
    const shown = leavesOf(tree(menu));
    expect(shown).toHaveLength(999);
    expect(new Set(shown.map(({ key }) => key)).size).toBe(999);
  });
});

describe('entryAt', () => {
  it('finds the entry of a page, also where it is hidden', () => {
    const at = (path: string) => entryAt(tree(builtInMenu), builtInMenu, path)?.name;
    expect(['/list/search-table', '/list/enquiries', '/user/message', '/nowhere'].map(at)).toEqual([
      'list',
      'system',
      'user',
      undefined,
    ]);
  });
});
