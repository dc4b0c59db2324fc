import { expect, it } from 'vitest';
import { DEFAULT_LANGUAGE, LANGUAGE_KEY, languages, storedLanguage } from '../../shared/i18n/languages';
import { TOKEN_KEY } from '../../shared/session/token';
import { defaultSettings } from '../../shared/settings/settings.constants';
import { SettingsStore } from '../../shared/settings/settings.store';
import { settingsPayload } from '../settings/settings.constants';

it('the settings begin as the specification says', () => {
  expect(defaultSettings).toMatchObject({
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
  });
  expect(new SettingsStore().serverMenu).toEqual([]);
});

it('copied settings have nine members', () => {
  expect(Object.keys(JSON.parse(settingsPayload(defaultSettings)) as object)).toEqual([
    'navbar',
    'menu',
    'topMenu',
    'footer',
    'tabBar',
    'menuFromServer',
    'menuWidth',
    'colorWeak',
    'globalSettings',
  ]);
});

it('the token is stored under token', () => {
  expect(TOKEN_KEY).toBe('token');
});

it('there are three languages, of which English is the default and the fallback', () => {
  expect(languages.toSorted()).toEqual(['en-US', 'km-KH', 'zh-CN']);
  expect([DEFAULT_LANGUAGE, storedLanguage()]).toEqual(['en-US', 'en-US']);
  localStorage.setItem(LANGUAGE_KEY, 'fr');
  expect(storedLanguage()).toBe('en-US');
  localStorage.setItem(LANGUAGE_KEY, 'km-KH');
  expect(storedLanguage()).toBe('km-KH');
});
