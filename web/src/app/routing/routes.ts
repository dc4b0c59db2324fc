import { pages, type PublicPageName, type SignedInPageName } from '../../api/generated/model/pages';
import type { IconName } from '../../shared/ui/layout/menu-icons';
import type { AppRoute, ExternalLink, MenuKey, RouteGroup, RouteRole } from './route-types';
import { publicScreens, screens } from './screens';

/** What the list of the BFF says of a group. */
interface ListedGroup {
  name: string;
  label: MenuKey;
  icon: IconName;
  order: number;
  hidesPages?: boolean;
  pages: readonly ListedPage[];
}

/** What the list of the BFF says of a page that needs a sign-in. */
interface ListedPage {
  name: SignedInPageName;
  path: string;
  label: MenuKey;
  roles: readonly RouteRole[];
  hidden?: true;
}

function signedInRoute({ name, path, label, roles, hidden }: ListedPage): AppRoute {
  return {
    path,
    name,
    locale: label,
    requiresAuth: true,
    roles,
    hideInMenu: hidden,
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

const groupOf = ({ label, pages: listed, ...group }: ListedGroup): RouteGroup => ({
  ...group,
  locale: label,
  children: listed.map(signedInRoute),
});

export const routeGroups: RouteGroup[] = pages.groups.map(groupOf);

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

const signedInRoutes = new Map(
  routeGroups.flatMap(({ children }) => children.map((route) => [route.name, route])),
);

/** A page that needs a sign-in. */
export function routeNamed(name: string): AppRoute | undefined {
  return signedInRoutes.get(name);
}

function routeOf(name: PublicPageName | SignedInPageName): AppRoute {
  const route = routeNamed(name) ?? publicRoutes.find((known) => known.name === name);
  if (route === undefined) throw new Error(`There is no page ${name}.`);
  return route;
}

export const loginRoute = routeOf('login');
export const maintenanceRoute = routeOf('maintenance');
/** The start page of a signed-in user. */
export const defaultRoute = routeOf('Workplace');
export const userInfoRoute = routeOf('Info');
export const userSettingRoute = routeOf('Setting');
