import { leaveForLanding } from './leave-for-landing';
import { REDIRECT } from './redirect-path';
import type { AppRoute, ExternalLink, MenuKey, RouteGroup, RouteRole, Screen } from './route-types';

const anyone: RouteRole[] = ['*'];
const admins: RouteRole[] = ['admin'];

const open = (path: string, name: string, locale: MenuKey, screen: Screen): AppRoute => ({
  path,
  name,
  locale,
  requiresAuth: false,
  roles: [],
  screen,
});
const inside = (
  path: string,
  name: string,
  locale: MenuKey,
  roles: RouteRole[],
  screen?: Screen,
): AppRoute => ({ path, name, locale, requiresAuth: true, roles, screen });

export const homeRoute = open('/', 'home', 'menu.home', { load: leaveForLanding });
export const loginRoute = open('/login', 'login', 'menu.login', {
  load: async () => (await import('../../features/people/login/login-page')).LoginPage,
  texts: 'login',
});
export const maintenanceRoute = open('/maintenance', 'maintenance', 'menu.maintenance', {
  load: async () => (await import('../../features/platform/maintenance/maintenance-page')).MaintenancePage,
  texts: 'maintenance',
});
/** Answers every path that no other route answers, and keeps the address as it is. */
export const notFoundRoute = open('*', 'notFound', 'menu.notFound', {
  load: async () => (await import('../../features/platform/exceptions/not-found-page')).NotFoundPage,
  texts: 'exceptions',
});
export const publicRoutes = [homeRoute, loginRoute, maintenanceRoute];

/** Reloads the screen whose path follows. */
export const redirectRoute: AppRoute = {
  ...inside(`${REDIRECT}*`, 'Redirect', 'menu.redirect', [], {
    load: async () => (await import('./redirect-screen')).RedirectScreen,
  }),
  hideInMenu: true,
};

/** Where a signed-in visitor begins. */
export const defaultRoute = inside('/dashboard/workplace', 'Workplace', 'menu.dashboard.workplace', anyone, {
  load: async () => (await import('../../features/content/workplace/workplace-page')).WorkplacePage,
  texts: ['workplace', 'charts'],
});

export const userInfoRoute = inside('/user/info', 'Info', 'menu.user.info', anyone);
export const userSettingRoute = inside('/user/setting', 'Setting', 'menu.user.setting', anyone);

const visualization = '/visualization';

export const routeGroups: RouteGroup[] = [
  {
    name: 'dashboard',
    locale: 'menu.dashboard',
    icon: 'dashboard',
    order: 0,
    children: [defaultRoute, inside('/dashboard/monitor', 'Monitor', 'menu.dashboard.monitor', admins)],
  },
  {
    name: 'visualization',
    locale: 'menu.visualization',
    icon: 'apps',
    order: 1,
    children: [
      inside(`${visualization}/data-analysis`, 'DataAnalysis', 'menu.visualization.dataAnalysis', admins),
      inside(
        `${visualization}/multi-dimension-data-analysis`,
        'MultiDimensionDataAnalysis',
        'menu.visualization.multiDimensionDataAnalysis',
        admins,
      ),
    ],
  },
  {
    name: 'list',
    locale: 'menu.list',
    icon: 'list',
    order: 2,
    children: [
      inside('/list/search-table', 'SearchTable', 'menu.list.searchTable', anyone, {
        load: async () => (await import('../../features/policies/policies/policies-page')).PoliciesPage,
        texts: 'policies',
      }),
      inside('/list/card', 'Card', 'menu.list.cardList', anyone, {
        load: async () => (await import('../../features/content/cards/cards-page')).CardsPage,
        texts: 'cards',
      }),
      {
        ...inside('/list/enquiries', 'Enquiries', 'menu.list.enquiries', admins, {
          load: async () => (await import('../../features/public/enquiries/enquiries-page')).EnquiriesPage,
          texts: 'enquiries',
        }),
        hideInMenu: true,
        listedAs: 'Message',
      },
    ],
  },
  {
    name: 'form',
    locale: 'menu.form',
    icon: 'settings',
    order: 3,
    children: [
      inside('/form/step', 'Step', 'menu.form.step', admins),
      inside('/form/group', 'Group', 'menu.form.group', admins),
    ],
  },
  {
    name: 'profile',
    locale: 'menu.profile',
    icon: 'file',
    order: 4,
    children: [inside('/profile/basic', 'Basic', 'menu.profile.basic', admins)],
  },
  {
    name: 'result',
    locale: 'menu.result',
    icon: 'check-circle',
    order: 5,
    children: [
      inside('/result/success', 'Success', 'menu.result.success', admins),
      inside('/result/error', 'Error', 'menu.result.error', admins),
    ],
  },
  {
    name: 'exception',
    locale: 'menu.exception',
    icon: 'exclamation-circle',
    order: 6,
    children: [
      inside('/exception/403', '403', 'menu.exception.403', admins, {
        load: async () => (await import('../../features/platform/exceptions/forbidden-page')).ForbiddenPage,
        texts: 'exceptions',
      }),
      inside('/exception/404', '404', 'menu.exception.404', anyone, {
        load: async () => (await import('../../features/platform/exceptions/missing-page')).MissingPage,
        texts: 'exceptions',
      }),
      inside('/exception/500', '500', 'menu.exception.500', anyone, {
        load: async () =>
          (await import('../../features/platform/exceptions/server-error-page')).ServerErrorPage,
        texts: 'exceptions',
      }),
    ],
  },
  {
    name: 'user',
    locale: 'menu.user',
    icon: 'user',
    order: 7,
    children: [
      userInfoRoute,
      userSettingRoute,
      {
        ...inside('/user/message', 'Message', 'menu.user.message', anyone, {
          load: async () => (await import('../../features/messages/messages/messages-page')).MessagesPage,
          texts: 'messages',
        }),
        hideInMenu: true,
      },
    ],
  },
];

export const externalLinks: ExternalLink[] = [
  { name: 'arcoWebsite', locale: 'menu.arcoWebsite', icon: 'link', order: 8, href: 'https://arco.design' },
  {
    name: 'faq',
    locale: 'menu.faq',
    icon: 'question-circle',
    order: 9,
    href: 'https://arco.design/vue/docs/pro/faq',
  },
];
