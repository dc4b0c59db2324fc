import { session } from '../../../shared/session/session.store';
import { settings } from '../../../shared/settings/settings.store';
import { externalLinks, routeGroups } from '../../routing/routes';
import { type MenuEntry, menuTree } from './menu-tree';

/** The menu of the current user. Observable: it follows the role, the settings and the menu of the server. */
export function menuEntries(): MenuEntry[] {
  return menuTree({
    groups: routeGroups,
    links: externalLinks,
    role: session.role,
    serverMenu: settings.values.menuFromServer ? settings.serverMenu : [],
  });
}
