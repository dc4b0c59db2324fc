import { defaultTab, type Tab } from './tab';

export const closeCommands = ['close', 'closeLeft', 'closeRight', 'closeOthers', 'closeAll'] as const;
export type CloseCommand = (typeof closeCommands)[number];
export type TabCommand = 'reload' | CloseCommand;

/** The tabs that remain. `at` is the index of the tab on which the command runs. */
const stays: Record<CloseCommand, (index: number, at: number) => boolean> = {
  close: (index, at) => index !== at,
  closeLeft: (index, at) => index >= at,
  closeRight: (index, at) => index <= at,
  closeOthers: (index, at) => index === at,
  closeAll: () => false,
};

const placeOf = (tabs: Tab[], name: string) => tabs.findIndex((tab) => tab.name === name);

export function tabsAfter(tabs: Tab[], closing: CloseCommand, name: string): Tab[] {
  const at = placeOf(tabs, name);
  return tabs.filter((tab, index) => tab.name === defaultTab.name || stays[closing](index, at));
}

/** A command that would change nothing is not offered. */
export function commandsFor(tabs: Tab[], name: string): TabCommand[] {
  const useful = closeCommands.filter((closing) => tabsAfter(tabs, closing, name).length < tabs.length);
  return ['reload', ...useful];
}

/** The active tab after the command: `name` if it remains, otherwise the tab that took its index. */
export function activeTabAfter(tabs: Tab[], closing: CloseCommand, name: string): Tab {
  const left = tabsAfter(tabs, closing, name);
  const at = placeOf(tabs, name);
  return left.find((tab) => tab.name === name) ?? left[Math.min(at, left.length - 1)] ?? defaultTab;
}
