import { BRAND_COLOR } from '../../shared/styles/brand';
import type { Settings } from '../../shared/settings/settings.constants';

/** How long a change waits to be sent, so that dragging the edge of the menu is one change. */
export const PAUSE_MS = 400;

/** The switches of the drawer, in its order. */
export const layoutSwitches = ['navbar', 'menu', 'topMenu', 'footer', 'tabBar', 'menuFromServer'] as const;

export const allSwitches = [...layoutSwitches, 'colorWeak', 'singleKeys'] as const;

export const themeColors = [
  { name: 'blue', value: BRAND_COLOR },
  { name: 'cyan', value: '#14C9C9' },
  { name: 'green', value: '#00B42A' },
  { name: 'orange', value: '#FF7D00' },
  { name: 'red', value: '#F53F3F' },
  { name: 'pink', value: '#F5319D' },
  { name: 'purple', value: '#722ED1' },
] as const;

/** What copying gives: the settings that a deployment may begin with. */
const PAYLOAD = [
  'navbar',
  'menu',
  'topMenu',
  'footer',
  'tabBar',
  'menuFromServer',
  'menuWidth',
  'colorWeak',
  'globalSettings',
] as const satisfies (keyof Settings)[];

export function settingsPayload(settings: Settings): string {
  return JSON.stringify(Object.fromEntries(PAYLOAD.map((key) => [key, settings[key]])), null, 2);
}
