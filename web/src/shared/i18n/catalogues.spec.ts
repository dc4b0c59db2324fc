import arcoEnglish from '@arco-design/web-react/es/locale/en-US';
import { describe, expect, it } from 'vitest';
import { arcoKhmer } from '../locales/arco/km-KH';
import { languages } from './languages';

type Catalogue = Record<string, string>;

const catalogues = import.meta.glob<Catalogue>('../../**/locales/*.ts', { import: 'catalogue', eager: true });
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

describe('a text with a count', () => {
  const english = folders.flatMap((folder) => Object.entries(catalogues[`${folder}/en-US.ts`] ?? {}));

  it('has a singular and a plural in English', () => {
    const counting = english.filter(([, text]) => text.includes('{{count}}')).map(([key]) => key);
    expect(counting.filter((key) => !/_(one|other)$/.test(key))).toEqual([]);
    const keys = new Set(english.map(([key]) => key));
    const halves = [...keys]
      .filter((key) => /_(one|other)$/.test(key))
      .map((key) => key.replace(/_\w+$/, ''));
    expect(halves.filter((key) => !keys.has(`${key}_one`) || !keys.has(`${key}_other`))).toEqual([]);
  });
});

describe("Arco's own texts", () => {
  it('are complete and in Khmer', () => {
    const left = Object.entries(flat(arcoEnglish)).filter(([key, english]) => {
      const khmer = flat(arcoKhmer)[key];
      return khmer === undefined || (khmer === english && /[a-z]{2}/i.test(english) && !isFormat(english));
    });
    // No dayjs text is visible: the calendar has its own texts and shows digits.
    expect(left.map(([key]) => key)).toEqual(['dayjsLocale']);
  });
});

/** Date formats such as `YYYY-MM-DD`, which are not translated. */
const isFormat = (text: string) => /^[YMDHhms\W]+$/.test(text);

/** All texts of a nested object, by path. */
function flat(tree: object, path = ''): Record<string, string> {
  return Object.fromEntries(
    Object.entries(tree).flatMap(([key, value]: [string, unknown]) =>
      typeof value === 'object' && value !== null
        ? Object.entries(flat(value, `${path}${key}.`))
        : typeof value === 'string'
          ? [[`${path}${key}`, value]]
          : [],
    ),
  );
}
