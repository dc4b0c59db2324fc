import type { Role } from '../../api/generated/model';
import type { AppRoute, RouteGroup } from './route-types';

type Held = Role | '';
type Guarded = Pick<AppRoute, 'requiresAuth' | 'roles'>;

export function mayEnter({ requiresAuth, roles }: Guarded, role: Held): boolean {
  if (!requiresAuth || roles.length === 0) return true;
  return roles.includes('*') || (role !== '' && roles.includes(role));
}

/** The nearest place a person may go to: level by level, in menu order. */
export function firstPermittedRoute(groups: RouteGroup[], role: Role = 'admin'): AppRoute | undefined {
  const queue: (RouteGroup | AppRoute)[] = groups.toSorted((a, b) => a.order - b.order);
  for (const entry of queue) {
    if ('children' in entry) queue.push(...entry.children);
    else if (entry.screen !== undefined && (entry.roles.includes('*') || entry.roles.includes(role)))
      return entry;
  }
  return undefined;
}
