import { defaultTab, type Tab } from './tab';

export const closings = ['close', 'closeLeft', 'closeRight', 'closeOthers', 'closeAll'] as const;
export type Closing = (typeof closings)[number];
export type TabCommand = 'reload' | Closing;

/** The tabs that remain. `at` is the index of the tab on which the command runs. */
const stays: Record<Closing, (index: number, at: number) => boolean> = {
  close: (index, at) => index !== at,
  closeLeft: (index, at) => index >= at,
  closeRight: (index, at) => index <= at,
  closeOthers: (index, at) => index === at,
  closeAll: () => false,
};

const placeOf = (tabs: Tab[], name: string) => tabs.findIndex((tab) => tab.name === name);

export function tabsAfter(tabs: Tab[], closing: Closing, name: string): Tab[] {
  const at = placeOf(tabs, name);
  return tabs.filter((tab, index) => tab.name === defaultTab.name || stays[closing](index, at));
}

/** A command that would change nothing is not offered. */
export function commandsFor(tabs: Tab[], name: string): TabCommand[] {
  const useful = closings.filter((closing) => tabsAfter(tabs, closing, name).length < tabs.length);
  return ['reload', ...useful];
}

/** The active tab after the command: `name` if it remains, otherwise the tab that took its index. */
export function standAfter(tabs: Tab[], closing: Closing, name: string): Tab {
  const left = tabsAfter(tabs, closing, name);
  const at = placeOf(tabs, name);
  return left.find((tab) => tab.name === name) ?? left[Math.min(at, left.length - 1)] ?? defaultTab;
}
