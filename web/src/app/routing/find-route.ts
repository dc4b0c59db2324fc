import { REDIRECT } from './redirect-path';
import type { AppRoute } from './route-types';
import { notFoundRoute, publicRoutes, redirectRoute, routeGroups } from './routes';

const known = [...publicRoutes, ...routeGroups.flatMap((group) => group.children)];

const trimmed = (pathname: string) => (pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname);

/** The route that matches a path. */
export function findRoute(pathname: string): AppRoute {
  if (pathname.startsWith(REDIRECT)) return redirectRoute;
  return known.find(({ path }) => path === trimmed(pathname)) ?? notFoundRoute;
}
