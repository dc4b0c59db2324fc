import { describe, expect, it } from 'vitest';
import type { MenuItemDto } from '../../api/generated/model';
import { readServerMenu } from './read-server-menu';

/** As text, because a server may send what the types do not allow. */
const read = (json: string) => readServerMenu(JSON.parse(json));
const names = (menu: MenuItemDto[]): unknown[] =>
  menu.map(({ name, children }) => (children ? [name, ...names(children)] : name));

describe('the menu of the server', () => {
  it('of the specification is taken as it is', () => {
    const { menu, faults, hasPage } = read(`[{
      "path": "/dashboard", "name": "dashboard",
      "meta": {"locale": "menu.server.dashboard", "requiresAuth": true, "icon": "icon-dashboard", "order": 1},
      "children": [
        {"path": "workplace", "name": "Workplace", "meta": {"locale": "menu.server.workplace", "requiresAuth": true}},
        {"path": "https://arco.design", "name": "arcoWebsite", "meta": {"locale": "menu.arcoWebsite", "requiresAuth": true}}
      ]
    }]`);
    expect(names(menu)).toEqual([['dashboard', 'Workplace', 'arcoWebsite']]);
    expect([faults.size, hasPage]).toEqual([0, true]);
    expect(menu[0]?.meta).toMatchObject({
      locale: 'menu.server.dashboard',
      icon: 'icon-dashboard',
      order: 1,
    });
  });

  it('leaves out names that are no pages, and keeps the others', () => {
    const { menu, faults } = read(
      '[{"name": "list", "children": [{"name": "Card"}, {"name": "Nowhere", "path": "x"}]}, {"name": "Gone"}, null, 7, {}]',
    );
    expect(names(menu)).toEqual([['list', 'Card']]);
    expect([...faults]).toEqual([['unknown', ['Nowhere', 'Gone', '?', '?', '?']]]);
  });

  it('keeps a group that this product does not know', () => {
    expect(names(read('[{"name": "ops", "children": [{"name": "Card"}]}]').menu)).toEqual([['ops', 'Card']]);
  });

  it.each(['javascript:alert(1)', ' data:text/html,x', 'FILE:///etc/passwd', 'https://', 'mailto:a@b.c'])(
    'leaves out a link to %s',
    (path) => {
      const { menu, faults } = readServerMenu([{ name: 'bad', path }, { name: 'Card' }]);
      expect(names(menu)).toEqual(['Card']);
      expect(faults.get('scheme')).toEqual(['bad']);
    },
  );

  it.each(['//evil.example', 'java\tscript:alert(1)', '/list/card'])('opens nothing for %j', (path) => {
    expect(readServerMenu([{ name: 'bad', path }]).menu).toEqual([]);
  });

  it('opens the page of a name, whatever path it has', () => {
    const { menu, faults } = readServerMenu([{ name: 'Card', path: 'javascript:alert(1)' }]);
    expect([names(menu), faults.size]).toEqual([['Card'], 0]);
  });

  it('ends cycles and what is nested too deep', () => {
    const cycle: Record<string, unknown> = { name: 'list' };
    cycle.children = [{ name: 'Card' }, cycle];
    const { menu, faults } = readServerMenu([cycle]);
    expect(names(menu)).toEqual([['list', 'Card']]);
    expect(faults.get('nested')).toEqual(['list']);

    const deep = Array.from({ length: 5000 }).reduce<object>(
      (inner, _, at) => ({ name: `group${at}`, children: [inner] }),
      { name: 'Card' },
    );
    expect(readServerMenu([deep]).faults.get('nested')).toHaveLength(1);
  });

  it('counts 1,000 entries and keeps them', () => {
    const { menu, count } = readServerMenu(
      Array.from({ length: 1000 }, (_, at) => ({ name: `link${at}`, path: `https://sala.example/${at}` })),
    );
    expect([menu.length, count]).toEqual([1000, 1000]);
  });

  it.each(['null', '"menu"', '{"name": "list"}', '[]', '[[]]', '[{"name": "faq", "path": "https://a.b"}]'])(
    'that is %s has no page',
    (json) => {
      expect(read(json).hasPage).toBe(false);
    },
  );

  it('ignores what is wrong in meta', () => {
    const { menu } = read(
      '[{"name": "Card", "meta": {"locale": 5, "icon": [], "order": "x", "roles": "admin"}}]',
    );
    expect(menu[0]?.meta).toEqual({
      locale: 'Card',
      requiresAuth: true,
      hideInMenu: false,
      hideChildrenInMenu: false,
    });
  });
});
