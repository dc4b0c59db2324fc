import { describe, expect, it } from 'vitest';
import { externalLinks, notFoundRoute, publicRoutes, routeGroups } from './routes';

describe('the routes', () => {
  it('number their menu groups from 0, with the external links last', () => {
    expect(routeGroups.map(({ name, order }) => `${order} ${name}`)).toEqual([
      '0 dashboard',
      '1 visualization',
      '2 list',
      '3 form',
      '4 profile',
      '5 result',
      '6 exception',
      '7 user',
    ]);
    expect(externalLinks.map(({ order }) => order)).toEqual([8, 9]);
  });

  it('require signing in, except the public ones', () => {
    expect(publicRoutes.map(({ path, name }) => `${path} ${name}`)).toEqual([
      '/ home',
      '/login login',
      '/maintenance maintenance',
    ]);
    expect(notFoundRoute.requiresAuth).toBe(false);
    expect(routeGroups.every(({ children }) => children.every((route) => route.requiresAuth))).toBe(true);
  });
});
