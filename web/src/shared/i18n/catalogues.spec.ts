import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { languages } from './languages';

type Catalogue = Record<string, string>;

const catalogues = import.meta.glob<Catalogue>('../../**/locales/*.ts', { import: 'catalogue', eager: true });
const source = `${import.meta.dirname}/../..`;
const folders = [...new Set(Object.keys(catalogues).map((path) => path.replace(/\/[^/]+$/, '')))];

const placeholders = (text: string) => (text.match(/{{\w+}}/g) ?? []).toSorted().join();

describe.each(folders)('%s', (folder) => {
  const english = catalogues[`${folder}/en-US.ts`] ?? {};

  it.each(languages)('has every text in %s', (language) => {
    const translated = catalogues[`${folder}/${language}.ts`] ?? {};
    const missing = Object.keys(english).filter((key) => !key.endsWith('_one') && !translated[key]);
    expect(missing).toEqual([]);
  });

  it.each(languages)('keeps the placeholders in %s', (language) => {
    const translated = catalogues[`${folder}/${language}.ts`] ?? {};
    const changed = Object.entries(translated).filter(
      ([key, text]) => placeholders(text) !== placeholders(english[key] ?? ''),
    );
    expect(changed).toEqual([]);
  });
});

describe('the components', () => {
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.tsx'),
  );
  /** Words between tags, or in an attribute that is shown or read out. */
  const written =
    /(?<==>|>)\s*[A-Z][a-z]+(?: [a-z]+)*[.!?]?\s*<\/|(?:aria-label|title|placeholder|alt)="[^"]+"/g;

  it('hold no text outside the catalogues', () => {
    const found = files.flatMap((file) =>
      [...readFileSync(`${source}/${file}`, 'utf8').matchAll(written)].map(([text]) => `${file}: ${text}`),
    );
    expect(found).toEqual([]);
  });
});
