import { describe, expect, it } from 'vitest';
import type { MenuItemDto } from '../../api/generated/model';
import { afterLogin, checkAccess, needsServerMenu, type Visitor } from './guard';

const stranger: Visitor = {
  isSignedIn: false,
  role: '',
  menuFromServer: false,
  serverMenu: [],
  secondFactorDue: false,
};
const user: Visitor = { ...stranger, isSignedIn: true, role: 'user' };
const admin: Visitor = { ...user, role: 'admin' };

const at = (pathname: string, search = '') => ({ pathname, search });
const decided = (pathname: string, visitor: Visitor, search = '') => {
  const decision = checkAccess(at(pathname, search), visitor);
  return decision.kind === 'enter' ? decision.route.name : decision.to;
};
const item = (name: string, children: MenuItemDto[] = []): MenuItemDto => ({
  name,
  path: name,
  meta: { locale: name, requiresAuth: true },
  children,
});

describe('a visitor who is not signed in', () => {
  it('can open the public pages', () => {
    expect(['/', '/login', '/maintenance'].map((path) => decided(path, stranger))).toEqual([
      'home',
      'login',
      'maintenance',
    ]);
  });

  it('sees 404 without signing in', () => {
    expect(decided('/nowhere', stranger)).toBe('notFound');
  });

  it('is sent to the login page with the requested page', () => {
    expect(decided('/list/search-table', stranger, '?status=online')).toBe(
      '/login?redirect=%2Flist%2Fsearch-table%3Fstatus%3Donline',
    );
  });
});

describe('a signed-in visitor', () => {
  it('can open the pages of the role', () => {
    expect(decided('/list/search-table', user)).toBe('SearchTable');
    expect(decided('/exception/403', admin)).toBe('403');
  });

  it('is redirected to the first permitted screen from a forbidden one', () => {
    expect(decided('/exception/403', user)).toBe('/dashboard/workplace');
  });

  it('who has to set up a second factor gets nowhere else', () => {
    const due = { ...admin, secondFactorDue: true };
    const security = '/user/setting?tab=security';
    for (const path of ['/list/accounts', '/user/setting', '/redirect/list/card'])
      expect(decided(path, due)).toBe(security);
    expect(decided('/user/setting', due, '?tab=security')).toBe('Setting');
    expect(decided('/', due)).toBe('home');
  });

  it('gets 404 for a path without a page', () => {
    expect(decided('/form/none', admin)).toBe('notFound');
  });

  it('is redirected from the login page', () => {
    expect(decided('/login', user)).toBe('/dashboard/workplace');
    expect(decided('/login', user, '?redirect=/list/search-table')).toBe('/list/search-table');
  });

  it('may open a link for a new password', () => {
    expect(decided('/login', user, '?door=reset')).toBe('login');
    expect(decided('/login', user, '?door=forgot')).toBe('/dashboard/workplace');
  });

  it('can reload only permitted pages by the redirect route', () => {
    expect(decided('/redirect/list/search-table', user)).toBe('Redirect');
    expect(decided('/redirect/exception/403', user)).toBe('/dashboard/workplace');
    expect(decided('/redirect/nowhere', user)).toBe('notFound');
  });
});

describe('the menu of the server', () => {
  const listed = [item('list', [item('SearchTable')]), item('exception', [item('403')])];

  it('is fetched before the first signed-in screen only', () => {
    const asking = { ...user, menuFromServer: true };
    expect(needsServerMenu(at('/list/search-table'), asking)).toBe(true);
    expect(needsServerMenu(at('/nowhere'), asking)).toBe(false);
    expect(needsServerMenu(at('/login'), { ...asking, isSignedIn: false })).toBe(false);
    expect(needsServerMenu(at('/list/search-table'), { ...asking, serverMenu: listed })).toBe(false);
  });

  it('allows the pages that it names at any depth', () => {
    expect(decided('/list/search-table', { ...user, menuFromServer: true, serverMenu: listed })).toBe(
      'SearchTable',
    );
  });

  it('hides what it does not name', () => {
    expect(decided('/dashboard/workplace', { ...user, menuFromServer: true, serverMenu: listed })).toBe(
      'notFound',
    );
  });

  it('hides the pages beside those that it names, of this product too', () => {
    const serverMenu = [item('dashboard', [item('Workplace')]), item('user', [item('Message')])];
    const asked = { ...admin, menuFromServer: true, serverMenu };
    for (const path of [
      '/dashboard/announcements',
      '/dashboard/documents',
      '/library/content',
      '/list/enquiries',
    ])
      expect(decided(path, asked)).toBe('notFound');
    expect(decided('/user/message', asked)).toBe('Message');
  });

  it('does not hide where a second factor has to be set up', () => {
    const due = { ...admin, menuFromServer: true, serverMenu: listed, secondFactorDue: true };
    expect(decided('/user/setting', due, '?tab=security')).toBe('Setting');
    expect(needsServerMenu(at('/user/setting'), { ...due, serverMenu: [] })).toBe(false);
  });

  it('never extends the permissions of the role', () => {
    expect(decided('/exception/403', { ...user, menuFromServer: true, serverMenu: listed })).toBe('notFound');
  });

  it('leaves the local rules if it failed to load', () => {
    expect(decided('/dashboard/workplace', { ...user, menuFromServer: true })).toBe('Workplace');
  });

  it('leaves the public pages reachable', () => {
    expect(decided('/maintenance', { ...user, menuFromServer: true, serverMenu: listed })).toBe(
      'maintenance',
    );
  });
});

describe('the page to go to after signing in', () => {
  it.each([
    ['', '/dashboard/workplace'],
    ['?redirect=/list/search-table%3Fcurrent%3D2', '/list/search-table?current=2'],
    ['?redirect=//evil.example', '/dashboard/workplace'],
    ['?redirect=/%5Cevil.example', '/dashboard/workplace'],
    ['?redirect=https://evil.example', '/dashboard/workplace'],
    ['?redirect=/nowhere', '/dashboard/workplace'],
    ['?redirect=/login', '/dashboard/workplace'],
  ])('%s leads to %s', (search, path) => {
    expect(afterLogin(search)).toBe(path);
  });
});
