import i18next from 'i18next';
import type { MenuItemDto } from '../../../api/generated/model';
import type { MenuKey } from '../../routing/route-types';
import { externalLinks, routeGroups, routeNamed } from '../../routing/routes';

/** Looks like a key of the catalogues, such as `menu.list.card`. */
const KEY = /^[\w-]+(\.[\w-]+)+$/;

const known = new Map<string, MenuKey>(
  [...routeGroups, ...externalLinks].map(({ name, locale }) => [name, locale]),
);

/**
 * The word of an entry in the language of the reader. `meta.locale` is a key of the catalogue, or the word itself; for a
 * key that the catalogue does not have, the entry is called as this product calls it.
 */
export function menuLabel({ name, meta: { locale } }: MenuItemDto): string {
  if (isMenuKey(locale)) return i18next.t(`shared:${locale}`);
  if (!KEY.test(locale)) return locale;
  const own = routeNamed(name)?.locale ?? known.get(name);
  return own === undefined ? name : i18next.t(`shared:${own}`);
}

function isMenuKey(locale: string): locale is MenuKey {
  return locale.startsWith('menu.') && i18next.exists(`shared:${locale}`);
}
