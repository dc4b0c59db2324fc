import type { MenuItemDto, Role } from '../../../api/generated/model';
import { isListed, mayEnter } from '../../routing/permission';
import type { AppRoute, ExternalLink, MenuKey, RouteGroup } from '../../routing/route-types';
import { type IconName, iconNamed } from '../../../shared/ui/layout/menu-icons';

export interface MenuLeaf {
  name: string;
  label: MenuKey;
  path: string;
  /** The page that stands for it in the menu of the server. */
  listedAs?: string;
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
  const offered = serverMenu.length === 0 ? branches : fromServer(serverMenu, branches);
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
    listedAs: route.listedAs,
  }));
  return { name, label: locale, icon, order, leaves, paths: children.map(({ path }) => path) };
}

/**
 * The server defines screens and order; entries that this client does not know are left out. Pages that older clients do
 * not know stay with the page that stands for them.
 */
function fromServer(menu: MenuItemDto[], branches: MenuBranch[]): MenuBranch[] {
  return branches.map((branch) => {
    const item = menu.find(({ name }) => name === branch.name);
    const leaves = [
      ...(item?.children ?? []).flatMap(({ name }) => branch.leaves.filter((leaf) => leaf.name === name)),
      ...branch.leaves.filter((leaf) => leaf.listedAs !== undefined && isListed(menu, leaf)),
    ];
    const { icon, order = branch.order } = item?.meta ?? {};
    return { ...branch, leaves, order, icon: icon === undefined ? branch.icon : iconNamed(icon) };
  });
}

/** The group of a screen. A screen that is not in the menu still marks its group. */
export function branchAt(entries: MenuEntry[], path: string): MenuBranch | undefined {
  return entries.find((entry): entry is MenuBranch => 'leaves' in entry && entry.paths.includes(path));
}
