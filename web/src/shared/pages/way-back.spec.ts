import { beforeEach, describe, expect, it, vi } from 'vitest';
import { storeToken } from '../session/token';
import { provideOpenPages, type OpenPage } from './open-pages';
import { noteEntry, startPath, wayBack } from './way-back';

const page = (path: string) => ({ path }) as OpenPage;

/** Visits pages one after another, as a tab does, and notes those that need a sign-in. */
function visit(...paths: string[]): void {
  const entries = paths.map((path, index) => ({ index, key: `key of ${path}` }));
  for (const [at, path] of paths.entries()) {
    const navigation = { currentEntry: entries[at], entries: () => entries };
    vi.stubGlobal('window', { navigation });
    if (/^\/(list|exception)/.test(path)) noteEntry();
  }
}

describe('the way back', () => {
  beforeEach(() => {
    vi.stubGlobal('window', {});
    vi.stubGlobal('history', { state: null });
    provideOpenPages(() => [page('/user/info'), page('/dashboard/workplace')]);
  });

  it.each([
    [['/list/card?tab=service', '/nowhere'], 'back'],
    [['/nowhere'], '/dashboard/workplace'],
    [['/', '/exception/404'], '/dashboard/workplace'],
    [['/km-KH/', '/exception/404'], '/dashboard/workplace'],
    [['/login', '/exception/500'], '/dashboard/workplace'],
    [['/elsewhere', '/nowhere'], '/dashboard/workplace'],
  ])('of somebody who is signed in, after %j, is %s', (paths, way) => {
    storeToken('abc');
    visit(...paths);
    expect(wayBack()).toBe(way);
  });

  it('is remembered for the last 50 pages', () => {
    storeToken('abc');
    visit(...Array.from({ length: 60 }, (_, at) => `/list/${at}`));
    expect(wayBack()).toBe('back');
    expect(JSON.parse(sessionStorage.getItem('history-entries') ?? '')).toHaveLength(50);
  });

  it('of a visitor leads to the public page where there is no other', () => {
    visit('/nowhere');
    expect(wayBack()).toBe('/');
    visit('/login', '/nowhere');
    expect(wayBack()).toBe('back');
  });

  it('goes by the entries of the router where the browser does not tell its own', () => {
    storeToken('abc');
    expect(wayBack()).toBe('/dashboard/workplace');
    vi.stubGlobal('history', { state: { idx: 1 } });
    expect(wayBack()).toBe('back');
  });

  it('leads to the first open page if the Workplace is not', () => {
    provideOpenPages(() => [page('/user/info')]);
    expect(startPath()).toBe('/user/info');
    provideOpenPages(() => []);
    expect(startPath()).toBe('/dashboard/workplace');
  });
});
