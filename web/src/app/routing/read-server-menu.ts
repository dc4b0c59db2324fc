import type { MenuItemDto } from '../../api/generated/model';
import { routeNamed } from './routes';

/** Why entries are left out. */
export type MenuFault = 'unknown' | 'nested' | 'scheme';

export interface ReadMenu {
  /** Only what may be shown: pages of the product, links to the web, and groups of them. */
  menu: MenuItemDto[];
  /** The names of the entries that were left out. */
  faults: Map<MenuFault, string[]>;
  /** Of all entries that were sent. */
  count: number;
  hasPage: boolean;
}

const DEEPEST = 8;
/** A scheme, as of `https:` or `javascript:`; other paths are pages of the product. */
const SCHEME = /^\s*[a-z][a-z\d+.-]*:/i;

/**
 * Reads what the server sent as its menu, whatever that is. An entry that cannot be used is left out, and the others
 * stay. What is no list is an empty menu.
 */
export function readServerMenu(answer: unknown): ReadMenu {
  const faults: ReadMenu['faults'] = new Map();
  let count = 0;
  let hasPage = false;
  const leaveOut = (fault: MenuFault, name: string) => {
    faults.set(fault, [...(faults.get(fault) ?? []), name]);
    return [];
  };

  const itemsOf = (items: unknown, above: string[]): MenuItemDto[] =>
    Array.isArray(items) ? items.flatMap((item: unknown) => itemOf(item, above)) : [];

  const itemOf = (item: unknown, above: string[]): MenuItemDto[] => {
    count += 1;
    if (!isRecord(item) || typeof item.name !== 'string' || item.name === '') return leaveOut('unknown', '?');
    const { name } = item;
    if (above.includes(name) || above.length >= DEEPEST) return leaveOut('nested', name);
    const path = typeof item.path === 'string' ? item.path : '';
    const read = { name, path, meta: metaOf(item.meta, name) };
    const isPage = routeNamed(name) !== undefined;
    hasPage ||= isPage;
    if (!isPage && SCHEME.test(path)) return isWebAddress(path) ? [read] : leaveOut('scheme', name);
    const children = itemsOf(item.children, [...above, name]);
    if (children.length > 0) return [{ ...read, children }];
    if (isPage) return [read];
    // A group that has nothing to show is no fault of its own.
    return Array.isArray(item.children) ? [] : leaveOut('unknown', name);
  };

  const menu = itemsOf(answer, []);
  return { menu, faults, count, hasPage };
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function isWebAddress(path: string): boolean {
  return URL.canParse(path) && ['http:', 'https:'].includes(new URL(path).protocol);
}

/** What is missing or of another type has its usual value. */
function metaOf(meta: unknown, name: string): MenuItemDto['meta'] {
  const { locale, icon, order, roles, hideInMenu, hideChildrenInMenu } = isRecord(meta) ? meta : {};
  return {
    locale: typeof locale === 'string' && locale !== '' ? locale : name,
    requiresAuth: true,
    ...(typeof icon === 'string' && { icon }),
    ...(typeof order === 'number' && { order }),
    ...(Array.isArray(roles) && { roles: roles.filter((role) => typeof role === 'string') as Roles }),
    hideInMenu: hideInMenu === true,
    hideChildrenInMenu: hideChildrenInMenu === true,
  };
}

type Roles = NonNullable<MenuItemDto['meta']['roles']>;
