import { type Role } from '../auth/roles.constants.js';

/** A page that needs a sign-in. */
export interface SignedInPage {
  /** Of the route in the web. */
  name: string;
  path: string;
  /** Key of the label in the catalogues of the web. */
  label: string;
  /** `*` means everyone logged in. */
  roles: readonly ('*' | Role)[];
  /** Something else leads to it, so that no menu shows it. */
  hidden?: true;
}

export interface PageGroup {
  name: string;
  path: string;
  label: string;
  icon: string;
  /** Position in the menu. The external links have numbers of the same row. */
  order: number;
  /** The menu shows the group as one entry, which opens its first page. */
  hidesPages?: true;
  pages: readonly SignedInPage[];
}

/**
 * Every page that needs a login, in the order of the menu: the specification's groups, then our own. The menu of the server, the answers to page loads and the routes of the web derive from it: the web
 * does not compile until it has a screen for each page.
 */
export const PAGE_GROUPS = [
  {
    name: 'dashboard',
    path: '/dashboard',
    label: 'menu.dashboard',
    icon: 'dashboard',
    order: 0,
    pages: [
      { name: 'Workplace', path: '/dashboard/workplace', label: 'menu.dashboard.workplace', roles: ['*'] },
      { name: 'Monitor', path: '/dashboard/monitor', label: 'menu.dashboard.monitor', roles: ['admin'] },
      {
        name: 'Announcements',
        path: '/dashboard/announcements',
        label: 'menu.dashboard.announcements',
        roles: ['*'],
      },
    ],
  },
  {
    name: 'visualization',
    path: '/visualization',
    label: 'menu.visualization',
    icon: 'apps',
    order: 1,
    pages: [
      {
        name: 'DataAnalysis',
        path: '/visualization/data-analysis',
        label: 'menu.visualization.dataAnalysis',
        roles: ['admin'],
      },
      {
        name: 'MultiDimensionDataAnalysis',
        path: '/visualization/multi-dimension-data-analysis',
        label: 'menu.visualization.multiDimensionDataAnalysis',
        roles: ['admin'],
      },
    ],
  },
  {
    name: 'list',
    path: '/list',
    label: 'menu.list',
    icon: 'list',
    order: 2,
    pages: [
      { name: 'SearchTable', path: '/list/search-table', label: 'menu.list.searchTable', roles: ['*'] },
      { name: 'Card', path: '/list/card', label: 'menu.list.cardList', roles: ['*'] },
    ],
  },
  {
    name: 'form',
    path: '/form',
    label: 'menu.form',
    icon: 'edit',
    order: 3,
    pages: [
      { name: 'Step', path: '/form/step', label: 'menu.form.step', roles: ['admin'] },
      { name: 'Group', path: '/form/group', label: 'menu.form.group', roles: ['admin'] },
    ],
  },
  {
    name: 'profile',
    path: '/profile',
    label: 'menu.profile',
    icon: 'file',
    order: 4,
    pages: [{ name: 'Basic', path: '/profile/basic', label: 'menu.profile.basic', roles: ['admin'] }],
  },
  {
    name: 'result',
    path: '/result',
    label: 'menu.result',
    icon: 'check-circle',
    order: 5,
    pages: [
      { name: 'Success', path: '/result/success', label: 'menu.result.success', roles: ['admin'] },
      { name: 'Error', path: '/result/error', label: 'menu.result.error', roles: ['admin'] },
    ],
  },
  {
    name: 'exception',
    path: '/exception',
    label: 'menu.exception',
    icon: 'exclamation-circle',
    order: 6,
    pages: [
      { name: '403', path: '/exception/403', label: 'menu.exception.403', roles: ['admin'] },
      { name: '404', path: '/exception/404', label: 'menu.exception.404', roles: ['*'] },
      { name: '500', path: '/exception/500', label: 'menu.exception.500', roles: ['*'] },
    ],
  },
  {
    name: 'user',
    path: '/user',
    label: 'menu.user',
    icon: 'user',
    order: 7,
    pages: [
      { name: 'Info', path: '/user/info', label: 'menu.user.info', roles: ['*'] },
      { name: 'Setting', path: '/user/setting', label: 'menu.user.setting', roles: ['*'] },
      {
        name: 'Projects',
        path: '/user/projects',
        label: 'menu.user.projects',
        roles: ['*'],
      },
      { name: 'Teams', path: '/user/teams', label: 'menu.user.teams', roles: ['*'] },
      { name: 'Message', path: '/user/message', label: 'menu.user.message', roles: ['*'], hidden: true },
    ],
  },
  {
    name: 'docs',
    path: '/dashboard',
    label: 'menu.docs',
    icon: 'book',
    order: 10,
    hidesPages: true,
    pages: [
      { name: 'Documents', path: '/dashboard/documents', label: 'menu.dashboard.documents', roles: ['*'] },
    ],
  },
  {
    name: 'library',
    path: '/library',
    label: 'menu.library',
    icon: 'folder',
    order: 11,
    pages: [
      {
        name: 'Content',
        path: '/library/content',
        label: 'menu.library.content',
        roles: ['*'],
      },
      {
        name: 'Authors',
        path: '/library/authors',
        label: 'menu.library.authors',
        roles: ['*'],
      },
      {
        name: 'Labels',
        path: '/library/labels',
        label: 'menu.library.labels',
        roles: ['admin'],
      },
    ],
  },
  {
    name: 'system',
    path: '/list',
    label: 'menu.system',
    icon: 'tool',
    order: 12,
    pages: [
      {
        name: 'Accounts',
        path: '/list/accounts',
        label: 'menu.list.accounts',
        roles: ['admin'],
      },
      {
        name: 'AccountRequests',
        path: '/list/account-requests',
        label: 'menu.list.accountRequests',
        roles: ['admin'],
      },
      {
        name: 'Enquiries',
        path: '/list/enquiries',
        label: 'menu.list.enquiries',
        roles: ['admin'],
      },
      {
        name: 'Testimonials',
        path: '/list/testimonials',
        label: 'menu.list.testimonials',
        roles: ['admin'],
      },
      {
        name: 'Services',
        path: '/list/services',
        label: 'menu.list.services',
        roles: ['admin'],
      },
      {
        name: 'Orders',
        path: '/list/orders',
        label: 'menu.list.orders',
        roles: ['admin'],
      },
      {
        name: 'Rights',
        path: '/list/rights',
        label: 'menu.list.rights',
        roles: ['admin'],
      },
      {
        name: 'Audit',
        path: '/list/audit',
        label: 'menu.list.audit',
        roles: ['admin'],
      },
      {
        name: 'Keys',
        path: '/list/keys',
        label: 'menu.list.keys',
        roles: ['admin'],
      },
      {
        name: 'Webhooks',
        path: '/list/webhooks',
        label: 'menu.list.webhooks',
        roles: ['admin'],
      },
      {
        name: 'Undelivered',
        path: '/list/undelivered',
        label: 'menu.list.undelivered',
        roles: ['admin'],
      },
      {
        name: 'Status',
        path: '/list/status',
        label: 'menu.list.status',
        roles: ['admin'],
      },
    ],
  },
] as const satisfies readonly PageGroup[];

/** Addresses outside the product, behind the groups of the menu. */
export const EXTERNAL_LINKS = [
  { name: 'arcoWebsite', href: 'https://arco.design', label: 'menu.arcoWebsite', icon: 'link', order: 8 },
  {
    name: 'faq',
    href: 'https://arco.design/vue/docs/pro/faq',
    label: 'menu.faq',
    icon: 'question-circle',
    order: 9,
  },
] as const;

/** Pages that need no sign-in. */
export const PUBLIC_PAGES = [
  { name: 'home', path: '/', label: 'menu.home' },
  { name: 'login', path: '/login', label: 'menu.login' },
  { name: 'maintenance', path: '/maintenance', label: 'menu.maintenance' },
] as const;

/** Reloads the page whose path follows. */
export const REDIRECT_PREFIX = '/redirect/';

export type PagePath = (typeof PAGE_GROUPS)[number]['pages'][number]['path'];
