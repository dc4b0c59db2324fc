import { expect, it } from 'vitest';
import { SettingsStore } from './settings.store';

it('expands the menu only when it moves to another edge', () => {
  const settings = new SettingsStore();
  settings.update({ menuCollapse: true });
  settings.update({ topMenu: false, footer: false });
  expect(settings.values.menuCollapse).toBe(true);
  settings.update({ topMenu: true });
  expect(settings.values.menuCollapse).toBe(false);
});
