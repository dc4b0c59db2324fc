import { describe, expect, it } from 'vitest';
import { defaultSettings } from './settings.constants';
import { readSettings, storeSettings } from './stored-settings';

describe('stored settings', () => {
  it('are the defaults at first', () => {
    expect(readSettings()).toEqual(defaultSettings);
  });

  it('are restored', () => {
    const chosen = { ...defaultSettings, theme: 'dark' as const, menuCollapse: true };
    storeSettings(chosen);
    expect(readSettings()).toEqual(chosen);
    expect(localStorage.getItem('settings')).toBe('{"theme":"dark","menuCollapse":true}');
  });

  it.each([
    'not json',
    '[1]',
    'null',
    '{"menuWidth":"wide","unknown":1}',
    '{"menuWidth":9,"themeColor":"red","theme":"pink"}',
  ])('survive %s', (text) => {
    localStorage.setItem('settings', text);
    expect(readSettings()).toEqual(defaultSettings);
  });
});
