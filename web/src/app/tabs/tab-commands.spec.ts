import { describe, expect, it } from 'vitest';
import { type CloseCommand, commandsFor, activeTabAfter, tabsAfter } from './tab-commands';
import { defaultTab } from './tab';

const tabs = ['Workplace', 'a', 'b', 'c'].map((name) => ({ ...defaultTab, name }));

describe('closing tabs', () => {
  it.each<[CloseCommand, string, string[], string]>([
    ['close', 'a', ['Workplace', 'b', 'c'], 'b'],
    ['close', 'c', ['Workplace', 'a', 'b'], 'b'],
    ['closeLeft', 'b', ['Workplace', 'b', 'c'], 'b'],
    ['closeRight', 'a', ['Workplace', 'a'], 'a'],
    ['closeOthers', 'b', ['Workplace', 'b'], 'b'],
    ['closeAll', 'b', ['Workplace'], 'Workplace'],
    ['close', 'Workplace', ['Workplace', 'a', 'b', 'c'], 'Workplace'],
  ])('%s of %s leaves %j and leads to %s', (closing, name, left, stand) => {
    expect(tabsAfter(tabs, closing, name).map((tab) => tab.name)).toEqual(left);
    expect(activeTabAfter(tabs, closing, name).name).toBe(stand);
  });

  it('is offered only where it has an effect', () => {
    expect(commandsFor([defaultTab], 'Workplace')).toEqual(['reload']);
    expect(commandsFor(tabs, 'a')).toEqual(['reload', 'close', 'closeRight', 'closeOthers', 'closeAll']);
    expect(commandsFor(tabs, 'c')).toEqual(['reload', 'close', 'closeLeft', 'closeOthers', 'closeAll']);
  });
});
