import { defaultSettings, type Settings } from '../../shared/settings/settings.constants';
import { settings } from '../../shared/settings/settings.store';
import { loadServerMenu } from '../routing/load-server-menu';

/** Changes what is chosen and does what belongs to the change. */
export function changeSettings(change: Partial<Settings>): void {
  const { menuFromServer } = settings.values;
  settings.update(change);
  if (change.menuFromServer === undefined || change.menuFromServer === menuFromServer) return;
  if (change.menuFromServer) void loadServerMenu();
  else settings.clearServerMenu();
}

/** Back to the defaults, but for light or dark, which has a menu of its own. Gives what it was. */
export function resetSettings(): Settings {
  const former = settings.values;
  changeSettings({ ...defaultSettings, theme: former.theme });
  return former;
}
