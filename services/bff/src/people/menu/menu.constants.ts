import { type Role } from '../../common/auth/roles.constants.js';

export interface MenuMeta {
  locale: string;
  requiresAuth: boolean;
  icon?: string;
  order?: number;
  roles?: ('*' | Role)[];
  hideInMenu?: boolean;
}

export interface MenuNode {
  path: string;
  name: string;
  meta: MenuMeta;
  children?: MenuNode[];
}

function group(order: number, icon: string, path: string, key: string, children: MenuNode[]): MenuNode {
  return { path, name: key, meta: { locale: `menu.${key}`, requiresAuth: true, icon, order }, children };
}

function page(path: string, name: string, locale: string, role: '*' | Role): MenuNode {
  return { path, name, meta: { locale: `menu.${locale}`, requiresAuth: true, roles: [role] } };
}

/** A page that something else leads to. */
function hidden(node: MenuNode): MenuNode {
  return { ...node, meta: { ...node.meta, hideInMenu: true } };
}

function external(order: number, icon: string, url: string, key: string): MenuNode {
  return { path: url, name: key, meta: { locale: `menu.${key}`, requiresAuth: true, icon, order } };
}

/** Every signed-in page of the product, in the order of the menu. Names are those of the client's routes. */
export const MENU: readonly MenuNode[] = [
  group(0, 'icon-dashboard', '/dashboard', 'dashboard', [
    page('workplace', 'Workplace', 'dashboard.workplace', '*'),
    page('monitor', 'Monitor', 'dashboard.monitor', 'admin'),
  ]),
  group(1, 'icon-apps', '/visualization', 'visualization', [
    page('data-analysis', 'DataAnalysis', 'visualization.dataAnalysis', 'admin'),
    page(
      'multi-dimension-data-analysis',
      'MultiDimensionDataAnalysis',
      'visualization.multiDimensionDataAnalysis',
      'admin',
    ),
  ]),
  group(2, 'icon-list', '/list', 'list', [
    page('search-table', 'SearchTable', 'list.searchTable', '*'),
    page('card', 'Card', 'list.cardList', '*'),
  ]),
  group(3, 'icon-settings', '/form', 'form', [
    page('step', 'Step', 'form.step', 'admin'),
    page('group', 'Group', 'form.group', 'admin'),
  ]),
  group(4, 'icon-file', '/profile', 'profile', [page('basic', 'Basic', 'profile.basic', 'admin')]),
  group(5, 'icon-check-circle', '/result', 'result', [
    page('success', 'Success', 'result.success', 'admin'),
    page('error', 'Error', 'result.error', 'admin'),
  ]),
  group(6, 'icon-exclamation-circle', '/exception', 'exception', [
    page('403', '403', 'exception.403', 'admin'),
    page('404', '404', 'exception.404', '*'),
    page('500', '500', 'exception.500', '*'),
  ]),
  group(7, 'icon-user', '/user', 'user', [
    page('info', 'Info', 'user.info', '*'),
    page('setting', 'Setting', 'user.setting', '*'),
    hidden(page('message', 'Message', 'user.message', '*')),
  ]),
  external(8, 'icon-link', 'https://arco.design', 'arcoWebsite'),
  external(9, 'icon-question-circle', 'https://arco.design/vue/docs/pro/faq', 'faq'),
];

/** Pages of the product that the menu, which older clients read, has no place for; a todo leads to them. */
export const PAGES_OUTSIDE_MENU = ['/list/enquiries'] as const;

/** Pages that need no sign-in. */
export const PUBLIC_PAGES = ['/', '/login', '/maintenance'] as const;
