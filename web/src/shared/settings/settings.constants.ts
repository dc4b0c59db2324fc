import type { SettingsDto } from '../../api/generated/model';
import { Theme } from '../../api/generated/model/choices/settings';
import { BRAND_COLOR } from '../styles/brand';
import { settingsDtoLimits } from '../../api/generated/model/limits/settings';

/** The language has a store of its own, see `shared/i18n`. */
type AccountSettings = Required<Omit<SettingsDto, 'locale'>>;

/** These stay in this browser. */
interface BrowserSettings {
  globalSettings: boolean;
  device: 'desktop' | 'mobile';
}

type Rows<Values, Place> = { readonly [Name in keyof Values]: { default: Values[Name]; kept: Place } };

/**
 * A row for every setting, with the place where it is kept. A setting of the API that has no row, or a row that keeps
 * one in the browser only, does not compile.
 */
export type SettingsTable = Rows<Omit<AccountSettings, keyof BrowserSettings>, 'account'> &
  Rows<BrowserSettings, 'browser'>;

export const settingsTable: SettingsTable = {
  theme: { default: 'light', kept: 'account' },
  colorWeak: { default: false, kept: 'account' },
  navbar: { default: true, kept: 'account' },
  menu: { default: true, kept: 'account' },
  topMenu: { default: false, kept: 'account' },
  hideMenu: { default: false, kept: 'account' },
  menuCollapse: { default: false, kept: 'account' },
  footer: { default: true, kept: 'account' },
  themeColor: { default: BRAND_COLOR, kept: 'account' },
  /** In pixels. */
  menuWidth: { default: 220, kept: 'account' },
  tabBar: { default: false, kept: 'account' },
  menuFromServer: { default: false, kept: 'account' },
  /** Whether single keys are shortcuts (WCAG 2.1.4). */
  singleKeys: { default: true, kept: 'account' },
  tourSeen: { default: false, kept: 'account' },
  globalSettings: { default: false, kept: 'browser' },
  device: { default: 'desktop', kept: 'browser' },
};

/** The app settings stored in the browser. Also read by public/boot.js. */
export type Settings = { -readonly [Name in keyof SettingsTable]: SettingsTable[Name]['default'] };

export const SETTINGS_KEY = 'settings';

export const defaultSettings = Object.fromEntries(
  Object.entries(settingsTable).map(([name, row]) => [name, row.default]),
) as Settings;

const { minimum, maximum } = settingsDtoLimits.menuWidth;
/** In pixels. A narrower menu breaks words; a wider one leaves too little space for the page. */
export const MENU_WIDTH = { min: minimum, max: maximum, step: 10 };

export const themes = Object.values(Theme);

export const isColor = (value: unknown) =>
  typeof value === 'string' && new RegExp(settingsDtoLimits.themeColor.pattern).test(value);
