import { describe, expect, it } from 'vitest';
import { externalLinks, notFoundRoute, publicRoutes, routeGroups } from './routes';

describe('the routes', () => {
  it('number the groups of the specification from 0, then the external links, then its own groups', () => {
    expect(routeGroups.map(({ name, order }) => `${order} ${name}`)).toEqual([
      '0 dashboard',
      '1 visualization',
      '2 list',
      '3 form',
      '4 profile',
      '5 result',
      '6 exception',
      '7 user',
      '10 docs',
      '11 library',
      '12 system',
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
