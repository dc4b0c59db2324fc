import type { SettingsDto } from '../../api/generated/model';
import { DEFAULT_LANGUAGE } from '../../shared/i18n/languages';
import { defaultSettings } from '../../shared/settings/settings.constants';

/** What an account keeps. Whether the drawer is open, and on what device, is nobody else's matter. */
export const keptKeys = [
  'theme',
  'themeColor',
  'colorWeak',
  'navbar',
  'menu',
  'topMenu',
  'hideMenu',
  'menuCollapse',
  'menuWidth',
  'footer',
  'tabBar',
  'menuFromServer',
  'locale',
] as const;

export type Kept = Required<Pick<SettingsDto, (typeof keptKeys)[number]>>;

export function onlyKept(values: Kept): Kept {
  return Object.fromEntries(keptKeys.map((key) => [key, values[key]])) as Kept;
}

export const defaultKept: Kept = onlyKept({ ...defaultSettings, locale: DEFAULT_LANGUAGE });

/** What was changed since `former`. */
export function changesSince(former: Kept, now: Kept): Partial<Kept> {
  const changed = keptKeys.filter((key) => now[key] !== former[key]);
  return Object.fromEntries(changed.map((key) => [key, now[key]]));
}
