import { Theme } from '../../api/generated/model/theme';
import { settingsDtoLimits } from '../../api/generated/model/limits/settingsDto';

/** The app settings stored in the browser. Also read by public/boot.js. */
export interface Settings {
  theme: Theme;
  colorWeak: boolean;
  navbar: boolean;
  menu: boolean;
  topMenu: boolean;
  hideMenu: boolean;
  menuCollapse: boolean;
  footer: boolean;
  themeColor: string;
  /** In pixels. */
  menuWidth: number;
  globalSettings: boolean;
  device: 'desktop' | 'mobile';
  tabBar: boolean;
  menuFromServer: boolean;
  /** Whether single keys are shortcuts (WCAG 2.1.4). */
  singleKeys: boolean;
}

export const SETTINGS_KEY = 'settings';

export const defaultSettings: Settings = {
  theme: 'light',
  colorWeak: false,
  navbar: true,
  menu: true,
  topMenu: false,
  hideMenu: false,
  menuCollapse: false,
  footer: true,
  themeColor: '#165DFF',
  menuWidth: 220,
  globalSettings: false,
  device: 'desktop',
  tabBar: false,
  menuFromServer: false,
  singleKeys: true,
};

const { minimum, maximum } = settingsDtoLimits.menuWidth;
/** In pixels. A narrower menu breaks words; a wider one leaves too little space for the page. */
export const MENU_WIDTH = { min: minimum, max: maximum, step: 10 };

export const themes = Object.values(Theme);

export const isColor = (value: unknown) =>
  typeof value === 'string' && new RegExp(settingsDtoLimits.themeColor.pattern).test(value);
