export type Theme = 'light' | 'dark' | 'system';

/** The app settings that a browser keeps. Read by public/boot.js too. */
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
  /** Pixels. */
  menuWidth: number;
  globalSettings: boolean;
  device: 'desktop' | 'mobile';
  tabBar: boolean;
  menuFromServer: boolean;
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
};

/** Pixels. Narrower, words of the menu break; wider, a page has no room beside it. */
export const MENU_WIDTH = { min: 180, max: 400, step: 10 };

export const themes: readonly Theme[] = ['light', 'dark', 'system'];

export const isColor = (value: unknown) => typeof value === 'string' && /^#[\da-f]{6}$/i.test(value);
