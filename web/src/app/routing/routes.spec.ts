import { describe, expect, it } from 'vitest';
import { externalLinks, notFoundRoute, publicRoutes, routeGroups } from './routes';

/** The tables of the specification, section 2. */
const SPECIFIED = `
/dashboard/workplace Workplace *
/dashboard/monitor Monitor admin
/visualization/data-analysis DataAnalysis admin
/visualization/multi-dimension-data-analysis MultiDimensionDataAnalysis admin
/list/search-table SearchTable *
/list/card Card *
/form/step Step admin
/form/group Group admin
/profile/basic Basic admin
/result/success Success admin
/result/error Error admin
/exception/403 403 admin
/exception/404 404 *
/exception/500 500 *
/user/info Info *
/user/setting Setting *`;

describe('the routes', () => {
  it('are those of the specification, in its order, but for those that something else leads to', () => {
    const groups = routeGroups.toSorted((a, b) => a.order - b.order);
    const lines = groups.flatMap(({ children }) =>
      children
        .filter(({ hideInMenu }) => !hideInMenu)
        .map(({ path, name, roles }) => `${path} ${name} ${roles.join()}`),
    );
    expect(lines).toEqual(SPECIFIED.trim().split('\n'));
  });

  it('begin their menu groups at 0, with the external links behind', () => {
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

  it('need a sign-in, but for the public ones', () => {
    expect(publicRoutes.map(({ path, name }) => `${path} ${name}`)).toEqual([
      '/ home',
      '/login login',
      '/maintenance maintenance',
    ]);
    expect(notFoundRoute.requiresAuth).toBe(false);
    expect(routeGroups.every(({ children }) => children.every((route) => route.requiresAuth))).toBe(true);
  });
});
