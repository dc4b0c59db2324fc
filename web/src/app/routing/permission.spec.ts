import { describe, expect, it } from 'vitest';
import { firstPermittedRoute, mayEnter } from './permission';
import type { AppRoute, RouteGroup, RouteRole } from './route-types';

const guarded = (roles: RouteRole[], requiresAuth = true) => ({ requiresAuth, roles });
const route = (name: string, roles: RouteRole[]): AppRoute => ({
  path: `/${name}`,
  name,
  locale: 'menu.home',
  requiresAuth: true,
  roles,
  screen: { load: () => Promise.reject(new Error('not loaded here')) },
});
const group = (order: number, children: AppRoute[]): RouteGroup => ({
  name: `group-${order}`,
  locale: 'menu.list',
  icon: 'list',
  order,
  children,
});

describe('mayEnter', () => {
  it.each([
    [guarded(['admin'], false), '', true],
    [guarded([]), 'user', true],
    [guarded(['*']), 'user', true],
    [guarded(['admin']), 'user', false],
    [guarded(['admin']), 'admin', true],
    [guarded(['admin']), '', false],
  ] as const)('%o with role "%s": %s', (route, role, allowed) => {
    expect(mayEnter(route, role)).toBe(allowed);
  });
});

describe('firstPermittedRoute', () => {
  it('returns the first permitted route in menu order', () => {
    const groups = [group(2, [route('late', ['*'])]), group(1, [route('closed', ['admin'])])];
    expect(firstPermittedRoute(groups, 'user')?.name).toBe('late');
    expect(firstPermittedRoute(groups)?.name).toBe('closed');
  });

  it('returns nothing if nothing is permitted', () => {
    expect(firstPermittedRoute([group(1, [route('closed', ['admin'])])], 'user')).toBeUndefined();
  });
});
