import { PageName } from '../../api/generated/model';
import type { OpenPage } from '../../shared/pages/open-pages';
import { checkAccess } from './guard';
import type { Visitor } from './guard';
import type { AppRoute } from './route-types';
import { routeGroups } from './routes';
import { visitor } from './visitor';

/** Whether navigating to the route shows it without a redirect. */
export function leadsTo(route: AppRoute, known: Visitor): boolean {
  const decision = checkAccess({ pathname: route.path, search: '' }, known);
  return decision.kind === 'enter' && decision.route === route;
}

const pageNames: readonly string[] = Object.values(PageName);
export const isPageName = (name: string): name is PageName => pageNames.includes(name);

/** The pages that the visitor may open, in the order of the menu. */
export function pagesOfVisitor(): OpenPage[] {
  const known = visitor();
  return routeGroups.flatMap(({ children }) =>
    children
      .filter((route) => leadsTo(route, known))
      .flatMap(({ name, path, locale: label }) => (isPageName(name) ? [{ name, path, label }] : [])),
  );
}
