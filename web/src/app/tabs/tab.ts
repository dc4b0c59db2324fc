import type { RouteTarget } from '../routing/guard';
import type { AppRoute, MenuKey } from '../routing/route-types';
import { defaultRoute } from '../routing/routes';

export interface Tab {
  title: MenuKey;
  name: string;
  /** With the query, so that the tab leads back to the view it was left with. */
  fullPath: string;
  query: Record<string, string>;
  ignoreCache: boolean;
}

export function tabOf(route: AppRoute, { pathname, search }: RouteTarget): Tab {
  return {
    title: route.locale,
    name: route.name,
    fullPath: pathname + search,
    query: Object.fromEntries(new URLSearchParams(search)),
    ignoreCache: route.ignoreCache ?? false,
  };
}

/** Always the first tab and never closed, so that one tab remains when the others are closed. */
export const defaultTab = tabOf(defaultRoute, { pathname: defaultRoute.path, search: '' });
