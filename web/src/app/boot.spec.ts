import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Script } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { DEFAULT_LANGUAGE, LANGUAGE_KEY, languages } from '../shared/i18n/languages';
import { publicRoutes, routeGroups } from './routing/routes';

const WEB = join(import.meta.dirname, '../..');
const script = new Script(readFileSync(join(WEB, 'public/boot.js'), 'utf8'));

/** Runs public/boot.js, which can import nothing, and returns what it decided. */
function boot(stored: Record<string, string>, path = '/', dataset: Record<string, string> = {}) {
  const documentElement = { lang: '', toggleAttribute: () => undefined };
  const body = { dataset, setAttribute: () => undefined, style: { setProperty: () => undefined } };
  script.runInNewContext({
    localStorage: {
      getItem: (key: string) => stored[key] ?? null,
      setItem: (key: string, value: string) => {
        stored[key] = value;
      },
    },
    document: { documentElement, body, querySelector: () => null },
    location: new URL(path, 'https://sala.example'),
    URLSearchParams,
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

  it('takes the language that a link brings, unless one was chosen', () => {
    for (const language of languages.filter((known) => known !== DEFAULT_LANGUAGE)) {
      const stored: Record<string, string> = {};
      expect(boot(stored, `/login?door=reset&locale=${language}#token=a`).language).toBe(language);
      expect(stored).toEqual({ [LANGUAGE_KEY]: language });
    }
    expect(boot({ [LANGUAGE_KEY]: 'en-US' }, '/login?locale=km-KH').language).toBe('en-US');
    const other: Record<string, string> = {};
    expect(boot(other, '/login?locale=xx-XX').language).toBe(DEFAULT_LANGUAGE);
    expect(other).toEqual({});
  });

  it('has every notice that comes before any catalogue in every language', () => {
    const notices = readFileSync(join(WEB, 'index.html'), 'utf8').matchAll(
      /data-notice="(\w+)" lang="([^"]+)"/g,
    );
    const found = [...notices].map(([, reason, language]) => `${reason} ${language}`);
    expect(found).toEqual(['old', 'lost'].flatMap((reason) => languages.map((of) => `${reason} ${of}`)));
  });

  it('knows the frame of each page, with a session and without', () => {
    const frames = (of: { path: string }[], stored: Record<string, string>) =>
      new Set(of.map(({ path }) => boot(stored, path).frame));
    const inside = routeGroups.flatMap(({ children }) => children);
    expect(frames(inside, { token: 'a' })).toEqual(new Set(['app']));
    expect(frames(inside, {})).toEqual(new Set(['login']));

    const outside = publicRoutes.map(({ path }) => [path, boot({}, path).frame]);
    expect(Object.fromEntries(outside)).toEqual({
      '/': 'none',
      '/login': 'login',
      '/maintenance': 'maintenance',
    });
  });

  it('knows that the login page leads on whoever is signed in, unless it sets a new password', () => {
    const frameAt = (path: string) => boot({ token: 'a' }, path).frame;
    expect(frameAt('/login?redirect=%2Flist%2Fcard')).toBe('app');
    expect(frameAt('/login?door=reset#token=b')).toBe('login');
  });

  it('keeps the frame that the server has written into the document', () => {
    expect(boot({ token: 'a' }, '/nowhere', { frame: 'bare' }).frame).toBe('bare');
  });
});
