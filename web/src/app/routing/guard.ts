import type { MenuItemDto, Role } from '../../api/generated/model';
import { findRoute } from './find-route';
import { firstPermittedRoute, isListed, mayEnter } from './permission';
import { redirectedPath } from './redirect-path';
import type { AppRoute } from './route-types';
import {
  defaultRoute,
  loginRoute,
  notFoundRoute,
  redirectRoute,
  routeGroups,
  userSettingRoute,
} from './routes';

export interface RouteTarget {
  pathname: string;
  search: string;
}

/** The state on which the guard decides. */
export interface Visitor {
  isSignedIn: boolean;
  role: Role | '';
  menuFromServer: boolean;
  /** Empty if it was not requested or could not be loaded: then only the local rules apply. */
  serverMenu: MenuItemDto[];
  /** Only the place where a second factor is set up is open. */
  secondFactorDue: boolean;
}

export type AccessDecision = { kind: 'enter'; route: AppRoute } | { kind: 'redirect'; to: string };

const enter = (route: AppRoute): AccessDecision => ({ kind: 'enter', route });
const redirect = (to: string): AccessDecision => ({ kind: 'redirect', to });

/** Routes that need not be listed in the menu of the server. */
const WHITE_LIST = [notFoundRoute.name, loginRoute.name];

export function checkAccess(target: RouteTarget, visitor: Visitor): AccessDecision {
  const route = findRoute(target.pathname);
  if (route === loginRoute && visitor.isSignedIn && !isPasswordLink(target))
    return redirect(afterLogin(target.search));
  if (!route.requiresAuth) return enter(route);
  if (!visitor.isSignedIn) return redirect(loginPath(target));
  // Whatever the menu of the server lists: nothing else is open.
  if (visitor.secondFactorDue) return isSecurity(target) ? enter(route) : redirect(SECURITY);
  if (route === redirectRoute) return checkRedirect(target, visitor);
  return checkScreen(route, visitor);
}

/** Where a second factor is set up. */
const SECURITY = `${userSettingRoute.path}?tab=security`;

function isSecurity({ pathname, search }: RouteTarget): boolean {
  return pathname === userSettingRoute.path && new URLSearchParams(search).get('tab') === 'security';
}

/** The redirect route is permitted if the screen that it reloads is. */
function checkRedirect(target: RouteTarget, visitor: Visitor): AccessDecision {
  const inner = checkAccess({ ...target, pathname: redirectedPath(target.pathname) }, visitor);
  return inner.kind === 'enter' && inner.route !== notFoundRoute ? enter(redirectRoute) : inner;
}

function checkScreen(route: AppRoute, { role, menuFromServer, serverMenu }: Visitor): AccessDecision {
  const permitted = mayEnter(route, role);
  if (menuFromServer && serverMenu.length > 0) {
    const listed = WHITE_LIST.includes(route.name) || isListed(serverMenu, route.name);
    return enter(listed && permitted ? route : notFoundRoute);
  }
  if (permitted) return enter(route);
  const first = firstPermittedRoute(routeGroups, role === '' ? undefined : role);
  return first === undefined ? enter(notFoundRoute) : redirect(first.path);
}

export function needsServerMenu(target: RouteTarget, visitor: Visitor): boolean {
  const { name, requiresAuth } = findRoute(target.pathname);
  if (!visitor.isSignedIn || !requiresAuth || WHITE_LIST.includes(name)) return false;
  if (visitor.secondFactorDue) return false;
  return visitor.menuFromServer && visitor.serverMenu.length === 0;
}

/** Opens the form for a new password, also for somebody who is signed in here, and perhaps as somebody else. */
function isPasswordLink({ search }: RouteTarget): boolean {
  return new URLSearchParams(search).get('door') === 'reset';
}

/** The login page with the requested path as a parameter. */
function loginPath({ pathname, search }: RouteTarget): string {
  return `${loginRoute.path}?${new URLSearchParams({ redirect: pathname + search }).toString()}`;
}

/** The path after signing in: the requested page if it belongs to this app, otherwise the Workplace. */
export function afterLogin(search: string): string {
  const wanted = new URLSearchParams(search).get('redirect') ?? '';
  // A second slash or a backslash would make it an address on another host.
  if (!/^\/(?![/\\])/.test(wanted)) return defaultRoute.path;
  const { pathname, search: query } = new URL(wanted, 'http://sala');
  const route = findRoute(pathname);
  return route.requiresAuth && route !== redirectRoute ? pathname + query : defaultRoute.path;
}
