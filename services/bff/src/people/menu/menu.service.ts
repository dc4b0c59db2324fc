import { Injectable } from '@nestjs/common';
import { type Role } from '../../common/auth/roles.constants.js';
import {
  EXTERNAL_LINKS,
  PAGE_GROUPS,
  type PageGroup,
  type SignedInPage,
} from '../../common/pages/pages.constants.js';
import { type MenuItemDto } from './menu.dto.js';

/** The specification words these entries in another way where the menu comes from the server. */
const SERVER_LABELS: Record<string, string> = {
  dashboard: 'menu.server.dashboard',
  Workplace: 'menu.server.workplace',
  Monitor: 'menu.server.monitor',
};

@Injectable()
export class MenuService {
  /** The part of the menu that a role may use. Groups without any pages are omitted. */
  menuOf(role: Role): MenuItemDto[] {
    const groups = PAGE_GROUPS.map((group) => groupItem(group, role));
    const links = EXTERNAL_LINKS.map(({ name, href, label, icon, order }) => ({
      path: href,
      name,
      meta: { locale: label, requiresAuth: true, icon: iconName(icon), order },
    }));
    return [...groups.filter(({ children }) => children.length > 0), ...links];
  }
}

function groupItem({ name, path, label, icon, order, hidesPages, pages }: PageGroup, role: Role) {
  const children = pages
    .filter(({ roles }) => roles.includes('*') || roles.includes(role))
    .map((page) => pageItem(page, path));
  const meta = {
    locale: SERVER_LABELS[name] ?? label,
    requiresAuth: true,
    icon: iconName(icon),
    order,
    ...(hidesPages && { hideChildrenInMenu: true }),
  };
  return { path, name, meta, children };
}

function pageItem({ name, path, label, roles, hidden }: SignedInPage, groupPath: string): MenuItemDto {
  const locale = SERVER_LABELS[name] ?? label;
  const meta = { locale, requiresAuth: true, roles: [...roles], ...(hidden && { hideInMenu: true }) };
  return { path: path.slice(groupPath.length + 1), name, meta };
}

/** The icon name in the format of the API contract. */
function iconName(icon: string): string {
  return `icon-${icon}`;
}
