import { expect, it } from 'vitest';
import { SettingsStore } from './settings.store';

it('unfolds the menu when it moves to another edge, and only then', () => {
  const settings = new SettingsStore();
  settings.update({ menuCollapse: true });
  settings.update({ topMenu: false, footer: false });
  expect(settings.values.menuCollapse).toBe(true);
  settings.update({ topMenu: true });
  expect(settings.values.menuCollapse).toBe(false);
});
