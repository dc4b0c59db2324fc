import { TABS_KEY } from '../../shared/session/session.store';
import type { RouteTarget } from '../routing/guard';
import { defaultTab, type Tab } from './tab';

/** Stored for this browser tab and one account; `session.reset` removes it. */
export function storeTabs(account: string, tabs: Tab[]): void {
  sessionStorage.setItem(TABS_KEY, JSON.stringify({ account, paths: tabs.map(({ fullPath }) => fullPath) }));
}

/**
 * Restores the tabs of this account. The stored entries may belong to another account, be outdated or manipulated, so
 * each one is treated as a requested URL.
 * @param permit returns the tab for a target, or null if it may not be opened
 */
export function readTabs(account: string, permit: (target: RouteTarget) => Tab | null): Tab[] {
  const read = new Map([[defaultTab.name, defaultTab]]);
  for (const path of storedPaths(account)) {
    const target = targetOf(path);
    const tab = target && permit(target);
    if (tab) read.set(tab.name, tab);
  }
  return [...read.values()];
}

function storedPaths(account: string): unknown[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(TABS_KEY) ?? 'null');
    if (typeof stored !== 'object' || stored === null) return [];
    if (!('account' in stored && 'paths' in stored) || stored.account !== account) return [];
    return Array.isArray(stored.paths) ? stored.paths : [];
  } catch {
    return [];
  }
}

const OWN = 'http://sala';

function targetOf(path: unknown): RouteTarget | null {
  if (typeof path !== 'string' || !path.startsWith('/') || !URL.canParse(path, OWN)) return null;
  const { origin, pathname, search } = new URL(path, OWN);
  return origin === OWN ? { pathname, search } : null;
}
