import type { SettingsDto } from '../../api/generated/model';
import { DEFAULT_LANGUAGE } from '../../shared/i18n/languages';
import { defaultSettings, type SettingsTable, settingsTable } from '../../shared/settings/settings.constants';

type SyncedKey = 'locale' | { [Name in keyof SettingsTable]: AccountKey<Name> }[keyof SettingsTable];
type AccountKey<Name extends keyof SettingsTable> = SettingsTable[Name]['kept'] extends 'account'
  ? Name
  : never;

/** The settings that are synchronized with the account: the language, and what the table of settings keeps there. */
export const syncedKeys = [
  ...Object.entries(settingsTable)
    .filter(([, { kept }]) => kept === 'account')
    .map(([name]) => name as Exclude<SyncedKey, 'locale'>),
  'locale',
] as const;

export type SyncedSettings = Required<Pick<SettingsDto, SyncedKey>>;

export function pickSynced(values: SyncedSettings): SyncedSettings {
  return Object.fromEntries(syncedKeys.map((key) => [key, values[key]])) as SyncedSettings;
}

export const defaultSynced: SyncedSettings = pickSynced({ ...defaultSettings, locale: DEFAULT_LANGUAGE });

/** The fields of `now` that differ from `before`. */
export function changesSince(before: SyncedSettings, now: SyncedSettings): Partial<SyncedSettings> {
  const changed = syncedKeys.filter((key) => now[key] !== before[key]);
  return Object.fromEntries(changed.map((key) => [key, now[key]]));
}
