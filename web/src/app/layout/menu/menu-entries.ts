import { session } from '../../../shared/session/session.store';
import { settings } from '../../../shared/settings/settings.store';
import { externalLinks, routeGroups } from '../../routing/routes';
import { type MenuEntry, menuTree } from './menu-tree';

/** The menu of this visitor; whoever reads it in a reaction follows role, settings and server. */
export function menuEntries(): MenuEntry[] {
  return menuTree({
    groups: routeGroups,
    links: externalLinks,
    role: session.role,
    serverMenu: settings.values.menuFromServer ? settings.serverMenu : [],
  });
}
