import type { SettingsDto } from '../../api/generated/model';
import { DEFAULT_LANGUAGE } from '../../shared/i18n/languages';
import { defaultSettings } from '../../shared/settings/settings.constants';

/** The settings that are synchronized with the account. Whether the drawer is open is local to the device. */
export const syncedKeys = [
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
  'singleKeys',
  'locale',
] as const;

export type SyncedSettings = Required<Pick<SettingsDto, (typeof syncedKeys)[number]>>;

export function pickSynced(values: SyncedSettings): SyncedSettings {
  return Object.fromEntries(syncedKeys.map((key) => [key, values[key]])) as SyncedSettings;
}

export const defaultSynced: SyncedSettings = pickSynced({ ...defaultSettings, locale: DEFAULT_LANGUAGE });

/** The fields of `now` that differ from `before`. */
export function changesSince(before: SyncedSettings, now: SyncedSettings): Partial<SyncedSettings> {
  const changed = syncedKeys.filter((key) => now[key] !== before[key]);
  return Object.fromEntries(changed.map((key) => [key, now[key]]));
}
