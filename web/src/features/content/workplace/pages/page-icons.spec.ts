import { expect, test } from 'vitest';
import { menuIcons } from '../../../../shared/ui/layout/menu-icons';
import { pageIcons } from './page-icons';

test('no two pages have the same icon', () => {
  const icons = Object.values(pageIcons);
  expect(new Set(icons).size).toBe(icons.length);
});

test('no two groups of the menu have the same icon, nor the one of the settings in the bar', () => {
  const icons = Object.values(menuIcons);
  expect(new Set(icons).size).toBe(icons.length);
  expect(icons).not.toContain(pageIcons.Setting);
});
