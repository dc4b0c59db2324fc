import { pages, type PublicPageName, type SignedInPageName } from '../../api/generated/model/pages';
import type { AppRoute, ExternalLink, MenuKey, RouteGroup, RouteRole } from './route-types';
import { publicScreens, screens } from './screens';

/** What the list of the BFF says of a page that needs a sign-in. */
interface ListedPage {
  name: SignedInPageName;
  path: string;
  label: MenuKey;
  roles: readonly RouteRole[];
  hidden?: true;
  listedAs?: SignedInPageName;
}

function signedInRoute({ name, path, label, roles, hidden, listedAs }: ListedPage): AppRoute {
  return {
    path,
    name,
    locale: label,
    requiresAuth: true,
    roles,
    hideInMenu: hidden,
    listedAs,
    screen: screens[name],
  };
}

export const publicRoutes: AppRoute[] = pages.public.map(({ name, path, label }) => ({
  path,
  name,
  locale: label,
  requiresAuth: false,
  roles: [],
  screen: publicScreens[name],
}));

export const routeGroups: RouteGroup[] = pages.groups.map(({ name, label, icon, order, pages: listed }) => ({
  name,
  locale: label,
  icon,
  order,
  children: listed.map(signedInRoute),
}));

/** Behind the groups of the specification. */
export const externalLinks: ExternalLink[] = pages.links.map(({ name, label, icon, href, order }) => ({
  name,
  locale: label,
  icon,
  order,
  href,
}));

/** Matches every path that no other route matches, and keeps the URL unchanged. */
export const notFoundRoute: AppRoute = {
  path: '*',
  name: 'notFound',
  locale: 'menu.notFound',
  requiresAuth: false,
  roles: [],
  screen: {
    load: async () => (await import('../../features/platform/exceptions/not-found-page')).NotFoundPage,
    texts: 'exceptions',
  },
};

/** Reloads the screen whose path follows. */
export const redirectRoute: AppRoute = {
  path: `${pages.redirect}*`,
  name: 'Redirect',
  locale: 'menu.redirect',
  requiresAuth: true,
  roles: [],
  hideInMenu: true,
  screen: { load: async () => (await import('./redirect-screen')).RedirectScreen },
};

const routes = [...publicRoutes, ...routeGroups.flatMap((group) => group.children)];

function routeNamed(name: PublicPageName | SignedInPageName): AppRoute {
  const route = routes.find((known) => known.name === name);
  if (route === undefined) throw new Error(`There is no page ${name}.`);
  return route;
}

export const loginRoute = routeNamed('login');
export const maintenanceRoute = routeNamed('maintenance');
/** The start page of a signed-in user. */
export const defaultRoute = routeNamed('Workplace');
export const userInfoRoute = routeNamed('Info');
export const userSettingRoute = routeNamed('Setting');
