import type { MenuItemDto, Role } from '../../../api/generated/model';
import { mayEnter } from '../../routing/permission';
import { routeNamed } from '../../routing/routes';
import { type IconName, iconNamed } from '../../../shared/ui/layout/menu-icons';

interface Shown {
  /** Of the entry among all. */
  key: string;
  name: string;
  label: string;
  icon: IconName;
}
export interface MenuPage extends Shown {
  path: string;
}
export interface MenuLink extends Shown {
  href: string;
}
export interface MenuBranch extends Shown {
  entries: MenuEntry[];
}
export type MenuEntry = MenuPage | MenuLink | MenuBranch;

interface Offer {
  /** The built-in menu, or that of the server. */
  menu: MenuItemDto[];
  role: Role | '';
  labelOf: (item: MenuItemDto) => string;
}

/** What the menu shows to the role, in order. */
export function menuTree({ menu, ...offer }: Offer): MenuEntry[] {
  return entriesOf(menu, offer, '');
}

type Rules = Omit<Offer, 'menu'>;

function entriesOf(items: MenuItemDto[], rules: Rules, above: string): MenuEntry[] {
  return items
    .map((item, at) => ({ item, key: `${above}/${at}` }))
    .filter(({ item: { meta } }) => meta.hideInMenu !== true && isFor(meta.roles, rules.role))
    .toSorted((a, b) => (a.item.meta.order ?? 0) - (b.item.meta.order ?? 0))
    .flatMap(({ item, key }) => entryOf(item, rules, key));
}

const isFor = (roles: MenuItemDto['meta']['roles'], role: Role | '') =>
  mayEnter({ requiresAuth: true, roles: roles ?? [] }, role);

function entryOf(item: MenuItemDto, rules: Rules, key: string): MenuEntry[] {
  const { name, path, meta } = item;
  const shown = { key, name, label: rules.labelOf(item), icon: iconNamed(meta.icon) };
  const route = routeNamed(name);
  const own = route && mayEnter(route, rules.role) ? [{ ...shown, path: route.path }] : [];
  const below = entriesOf(item.children ?? [], rules, key);
  if (meta.hideChildrenInMenu === true) {
    const first = [...own, ...below].find((entry) => 'path' in entry);
    return first === undefined ? [] : [{ ...shown, path: first.path }];
  }
  if (below.length > 0) return [{ ...shown, entries: [...own, ...below] }];
  // Without a page of its own it is a link, or a group in which the role may see nothing.
  const isLink = route === undefined && item.children === undefined;
  return isLink ? [{ ...shown, href: path }] : own;
}

/** Every page and link, with the label of its group. */
export function leavesOf(entries: MenuEntry[], group = ''): ((MenuPage | MenuLink) & { group: string })[] {
  return entries.flatMap((entry) =>
    'entries' in entry ? leavesOf(entry.entries, entry.label) : [{ ...entry, group }],
  );
}

/** The entry of the first level that has the page, also where it hides it. */
export function entryAt(entries: MenuEntry[], menu: MenuItemDto[], path: string): MenuEntry | undefined {
  const holds = (item: MenuItemDto): boolean =>
    routeNamed(item.name)?.path === path || (item.children ?? []).some(holds);
  const keys = menu.flatMap((item, at) => (holds(item) ? [`/${at}`] : []));
  return entries.find(({ key }) => keys.includes(key));
}
