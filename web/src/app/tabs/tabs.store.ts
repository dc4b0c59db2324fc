import { makeAutoObservable } from 'mobx';
import { redirectedPath } from '../routing/redirect-path';
import { findRoute } from '../routing/find-route';
import type { RouteTarget } from '../routing/guard';
import type { AppRoute } from '../routing/route-types';
import { redirectRoute } from '../routing/routes';
import { defaultTab, type Tab, tabOf } from './tab';

/** When too many pages are kept, one is dropped and loads again when its tab is chosen. */
export const MAX_CACHED_PAGES = 12;

/** The opened screens, and the names of those whose page is kept as it was left. */
export class TabsStore {
  tabs: Tab[] = [defaultTab];
  /** The least recently used first. */
  cached: string[] = [defaultTab.name];
  private reloads: Record<string, number> = {};

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  open(route: AppRoute, target: RouteTarget): void {
    if (route === redirectRoute) this.forget(findRoute(redirectedPath(target.pathname)).name);
    if (route === redirectRoute || !route.requiresAuth) return;
    const tab = tabOf(route, target);
    const isOpen = this.tabs.some(({ name }) => name === tab.name);
    this.tabs = isOpen
      ? this.tabs.map((other) => (other.name === tab.name ? tab : other))
      : [...this.tabs, tab];
    this.forget(tab.name);
    if (!tab.ignoreCache) this.cached = [...this.cached, tab.name].slice(-MAX_CACHED_PAGES);
  }

  /** Pages of tabs that are no longer there are freed. */
  replace(tabs: Tab[]): void {
    this.tabs = tabs;
    this.cached = this.cached.filter((name) => tabs.some((tab) => tab.name === name));
  }

  reset(): void {
    this.tabs = [defaultTab];
    this.cached = [defaultTab.name];
  }

  reload(name: string): void {
    this.reloads = { ...this.reloads, [name]: this.reloadsOf(name) + 1 };
  }

  /** A page with another number is another page: nothing of the previous is left in it. */
  reloadsOf(name: string): number {
    return this.reloads[name] ?? 0;
  }

  private forget(name: string): void {
    this.cached = this.cached.filter((other) => other !== name);
  }
}

export const tabs = new TabsStore();
