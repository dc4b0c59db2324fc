import type { MenuItemDto, Role } from '../../../api/generated/model';
import { mayEnter } from '../../routing/permission';
import type { AppRoute, ExternalLink, MenuKey, RouteGroup } from '../../routing/route-types';
import { type IconName, iconNamed } from '../../../shared/ui/layout/menu-icons';

export interface MenuLeaf {
  name: string;
  label: MenuKey;
  path: string;
}
export interface MenuBranch {
  name: string;
  label: MenuKey;
  icon: IconName;
  order: number;
  leaves: MenuLeaf[];
  /** Of all its screens, including those that no menu shows. */
  paths: string[];
}
export interface MenuLink {
  name: string;
  label: MenuKey;
  icon: IconName;
  order: number;
  href: string;
}
export type MenuEntry = MenuBranch | MenuLink;

interface Offer {
  groups: RouteGroup[];
  links: ExternalLink[];
  role: Role | '';
  /** If empty, the menu is built from the local routes. */
  serverMenu: MenuItemDto[];
}

/** The menu: the screens that the role may open, in order, then the external links. */
export function menuTree({ groups, links, role, serverMenu }: Offer): MenuEntry[] {
  const branches = groups.map((group) => branchOf(group, role));
  const offered = serverMenu.length === 0 ? branches : serverMenu.flatMap((item) => narrowed(item, branches));
  const external = links.map(({ locale, ...link }) => ({ ...link, label: locale }));
  const entries: MenuEntry[] = [...offered.filter((branch) => branch.leaves.length > 0), ...external];
  return entries.toSorted((a, b) => a.order - b.order);
}

function branchOf({ name, locale, icon, order, children }: RouteGroup, role: Role | ''): MenuBranch {
  const shown = (route: AppRoute) => route.hideInMenu !== true && mayEnter(route, role);
  const leaves = children.filter(shown).map((route) => ({
    name: route.name,
    label: route.locale,
    path: route.path,
  }));
  return { name, label: locale, icon, order, leaves, paths: children.map(({ path }) => path) };
}

/** The server defines screens and order; entries that this client does not know are left out. */
function narrowed(item: MenuItemDto, branches: MenuBranch[]): MenuBranch[] {
  const branch = branches.find(({ name }) => name === item.name);
  if (branch === undefined) return [];
  const leaves = (item.children ?? []).flatMap(({ name }) =>
    branch.leaves.filter((leaf) => leaf.name === name),
  );
  const { icon, order } = item.meta;
  return [
    {
      ...branch,
      leaves,
      icon: icon === undefined ? branch.icon : iconNamed(icon),
      order: order ?? branch.order,
    },
  ];
}

/** The group of a screen. A screen that is not in the menu still marks its group. */
export function branchAt(entries: MenuEntry[], path: string): MenuBranch | undefined {
  return entries.find((entry): entry is MenuBranch => 'leaves' in entry && entry.paths.includes(path));
}
