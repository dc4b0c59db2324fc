import type { MenuItemDto, Role } from '../../api/generated/model';
import type { AppRoute, RouteGroup } from './route-types';

type CurrentRole = Role | '';
type Guarded = Pick<AppRoute, 'requiresAuth' | 'roles'>;

export function mayEnter({ requiresAuth, roles }: Guarded, role: CurrentRole): boolean {
  if (!requiresAuth || roles.length === 0) return true;
  return roles.includes('*') || (role !== '' && roles.includes(role));
}

/** The first route that the role may open: breadth first, in menu order. */
export function firstPermittedRoute(groups: RouteGroup[], role: Role = 'admin'): AppRoute | undefined {
  const queue: (RouteGroup | AppRoute)[] = groups.toSorted((a, b) => a.order - b.order);
  for (const entry of queue) {
    if ('children' in entry) queue.push(...entry.children);
    else if (entry.roles.includes('*') || entry.roles.includes(role)) return entry;
  }
  return undefined;
}

/** Whether the menu of the server lists the page, at any depth. */
export function isListed(menu: MenuItemDto[], name: string): boolean {
  return menu.some((item) => item.name === name || isListed(item.children ?? [], name));
}
