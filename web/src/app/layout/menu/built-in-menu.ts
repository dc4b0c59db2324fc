import type { MenuItemDto } from '../../../api/generated/model';
import { externalLinks, routeGroups } from '../../routing/routes';

/** The menu without the server's, as the server would send it. */
export const builtInMenu: MenuItemDto[] = [
  ...routeGroups.map(({ name, locale, icon, order, hidesPages, children }) => ({
    name,
    path: '',
    meta: { locale, requiresAuth: true, icon, order, hideChildrenInMenu: hidesPages },
    children: children.map((page) => ({
      name: page.name,
      path: page.path,
      meta: { locale: page.locale, requiresAuth: true, hideInMenu: page.hideInMenu },
    })),
  })),
  ...externalLinks.map(({ name, locale, icon, order, href }) => ({
    name,
    path: href,
    meta: { locale, requiresAuth: true, icon, order },
  })),
];
