import { useLocation, useNavigate } from 'react-router-dom';
import { findRoute } from '../routing/find-route';
import { activeTabAfter, type TabCommand, tabsAfter } from './tab-commands';
import { tabs } from './tabs.store';

/** Which tab is the current one, and what can be done to them. */
export function useTabCommands() {
  const navigate = useNavigate();
  const active = findRoute(useLocation().pathname).name;

  const show = (name: string) => {
    const tab = tabs.tabs.find((other) => other.name === name);
    if (tab && name !== active) void navigate(tab.fullPath, { state: { keepScroll: true } });
  };

  /** @returns the name of the tab at which one stands afterwards */
  const run = (command: TabCommand, name: string): string => {
    if (command === 'reload') {
      tabs.reload(name);
      show(name);
      return name;
    }
    const stand = activeTabAfter(tabs.tabs, command, name);
    const left = tabsAfter(tabs.tabs, command, name);
    if (!left.some((tab) => tab.name === active)) show(stand.name);
    tabs.replace(left);
    return stand.name;
  };

  return { active, show, run };
}
