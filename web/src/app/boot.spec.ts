import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Script } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { DEFAULT_LANGUAGE, LANGUAGE_KEY, languages } from '../shared/i18n/languages';
import { publicRoutes, routeGroups } from './routing/routes';

const WEB = join(import.meta.dirname, '../..');
const script = new Script(readFileSync(join(WEB, 'public/boot.js'), 'utf8'));

/** Runs public/boot.js, which can import nothing, and tells what it decided. */
function boot(stored: Record<string, string>, pathname = '/') {
  const documentElement = { lang: '', toggleAttribute: () => undefined };
  const dataset: Record<string, string> = {};
  const body = { dataset, setAttribute: () => undefined, style: { setProperty: () => undefined } };
  script.runInNewContext({
    localStorage: { getItem: (key: string) => stored[key] ?? null },
    document: { documentElement, body, querySelector: () => null },
    location: { pathname },
    matchMedia: () => ({ matches: false }),
  });
  return { language: documentElement.lang, frame: dataset.frame };
}

describe('the script before the first paint', () => {
  it('supports every language', () => {
    const booted = languages.map((language) => boot({ [LANGUAGE_KEY]: language }).language);
    expect(booted).toEqual(languages);
    expect(boot({ [LANGUAGE_KEY]: 'xx-XX' }).language).toBe(DEFAULT_LANGUAGE);
    expect(readFileSync(join(WEB, 'index.html'), 'utf8')).toContain(`<html lang="${DEFAULT_LANGUAGE}">`);
  });

  it('has every notice that comes before any catalogue in every language', () => {
    const notices = readFileSync(join(WEB, 'index.html'), 'utf8').matchAll(
      /data-notice="(\w+)" lang="([^"]+)"/g,
    );
    const found = [...notices].map(([, reason, language]) => `${reason} ${language}`);
    expect(found).toEqual(['old', 'lost'].flatMap((reason) => languages.map((of) => `${reason} ${of}`)));
  });

  it('knows which pages are public, and draws the frame on all others', () => {
    const frameAt = (path: string) => boot({ token: 'a' }, path).frame;
    expect(publicRoutes.map(({ path }) => frameAt(path))).toEqual(publicRoutes.map(() => 'none'));
    const inside = routeGroups.flatMap(({ children }) => children);
    expect(inside.map(({ path }) => frameAt(path))).toEqual(inside.map(() => 'app'));
  });
});
