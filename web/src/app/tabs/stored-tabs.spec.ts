import { describe, expect, it } from 'vitest';
import type { RouteTarget } from '../routing/guard';
import { readTabs, storeTabs } from './stored-tabs';
import { defaultTab, type Tab } from './tab';

const permit = ({ pathname, search }: RouteTarget): Tab | null =>
  pathname === '/closed' ? null : { ...defaultTab, name: pathname, fullPath: pathname + search };
const paths = (account = 'ada') => readTabs(account, permit).map(({ fullPath }) => fullPath);
const tabAt = (fullPath: string) => ({ ...defaultTab, fullPath });

describe('stored tabs', () => {
  it('are restored with their view after the Workplace', () => {
    storeTabs('ada', [tabAt('/a?status=online'), tabAt('/b')]);
    expect(paths()).toEqual([defaultTab.fullPath, '/a?status=online', '/b']);
  });

  it('belong to their account until it signs out', () => {
    storeTabs('ada', [tabAt('/a')]);
    expect(paths('bo')).toEqual([defaultTab.fullPath]);
    sessionStorage.clear();
    expect(paths()).toEqual([defaultTab.fullPath]);
  });

  it('are dropped if they are forbidden, duplicate or external', () => {
    const wrong = [
      '/closed',
      '/a?x=1',
      '/a',
      '//evil.example/a',
      '/\\evil.example',
      'javascript:alert(1)',
      7,
    ];
    sessionStorage.setItem('tabs', JSON.stringify({ account: 'ada', paths: wrong }));
    expect(paths()).toEqual([defaultTab.fullPath, '/a']);
  });

  it.each(['no json', '[]', 'null', '{"account":"ada"}', '{"account":"ada","paths":{"length":1}}'])(
    'survive %s',
    (text) => {
      sessionStorage.setItem('tabs', text);
      expect(paths()).toEqual([defaultTab.fullPath]);
    },
  );
});
