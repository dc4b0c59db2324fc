import { type Role } from '../auth/roles.constants.js';
import { PAGE_GROUPS, type SignedInPage } from './pages.constants.js';

export type PageName = (typeof PAGE_GROUPS)[number]['pages'][number]['name'];

const PAGES = PAGE_GROUPS.flatMap(({ pages }): readonly (SignedInPage & { name: PageName })[] => pages);

/** Of every page that needs a login, in the order of the menu. */
export const PAGE_NAMES = PAGES.map(({ name }) => name);

export function mayOpen(role: Role, page: PageName): boolean {
  return PAGES.some(({ name, roles }) => name === page && (roles.includes('*') || roles.includes(role)));
}
