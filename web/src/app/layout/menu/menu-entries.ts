import type { MenuItemDto } from '../../../api/generated/model';
import { session } from '../../../shared/session/session.store';
import { settings } from '../../../shared/settings/settings.store';
import { builtInMenu } from './built-in-menu';
import { menuLabel } from './menu-label';
import { entryAt, type MenuEntry, menuTree } from './menu-tree';

/** The menu of the server if it is asked for and could be loaded. */
function currentMenu(): MenuItemDto[] {
  const { values, serverMenu } = settings;
  return values.menuFromServer && serverMenu.length > 0 ? serverMenu : builtInMenu;
}

/** The menu of the current user. Observable: it follows the role, the settings and the menu of the server. */
export function menuEntries(): MenuEntry[] {
  return menuTree({ menu: currentMenu(), role: session.role, labelOf: menuLabel });
}

/** The entry that is marked while the page at the path is shown. */
export function currentEntry(entries: MenuEntry[], path: string): MenuEntry | undefined {
  return entryAt(entries, currentMenu(), path);
}
