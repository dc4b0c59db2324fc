import arcoEnglish from '@arco-design/web-react/es/locale/en-US';
import { describe, expect, it } from 'vitest';
import { sourceFiles } from '../../../test/source-texts';
import { productLimits } from '../../api/generated/model/productLimits';
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

/** One word for one thing. Words that only the search of the palette knows may be others. */
const OTHER_WORDS =
  /\b(?:sign(?:ed|ing)?[ -](?:in|out|up)|e-mails?|mails?(?! server)|someone|welcome to use|\w*colour\w*)\b/i;

describe('the English texts', () => {
  it.each(folders)('of %s use the words of the glossary', (folder) => {
    const texts = Object.entries(catalogues[`${folder}/en-US.ts`] ?? {});
    const found = texts.filter(([key, text]) => !key.endsWith('.words') && OTHER_WORDS.test(text));
    expect(found).toEqual([]);
  });
});

describe('the Khmer texts', () => {
  it.each(folders)('of %s quote in one way', (folder) => {
    const texts = Object.entries(catalogues[`${folder}/km-KH.ts`] ?? {});
    expect(texts.filter(([, text]) => /[“”]/.test(text))).toEqual([]);
  });
});

/** People who speak to their computer say what they see: it has to be part of the name. */
describe('the name of a control', () => {
  it.each(languages)('contains the text of the control in %s', (language) => {
    const lacking = folders.flatMap((folder) => {
      const texts = catalogues[`${folder}/${language}.ts`] ?? {};
      return Object.entries(texts).flatMap(([key, name]) => {
        const base = key.replace(/\.named$/, '');
        const seen = texts[base] ?? texts[`action.${base}`];
        if (base === key || seen === undefined || name.toLowerCase().includes(seen.toLowerCase())) return [];
        return [`${folder}: ${key} “${name}” lacks “${seen}”`];
      });
    });
    expect(lacking).toEqual([]);
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

/** They name a choice or define a figure; the BFF's documentation.spec.ts holds the number of the last. */
const NO_LIMITS =
  /^(?:range|duration|months|population|definition|content)\.|^popular\.definition$|^password\.rule$/;
const NUMBER = String.raw`(?:\d[\d,.]*|one|two|three|five|six|eight|ten|twelve|thirty)`;
const UNIT = '(?:characters|letters|digits|files|documents|rows|entries|minutes|hours|days|kB|MB|GB)';

describe('a limit of the contract', () => {
  const texts = folders.flatMap((folder) => Object.entries(catalogues[`${folder}/en-US.ts`] ?? {}));

  it('stands in a text by its name, never as a number', () => {
    const written = new RegExp(`\\b${NUMBER} ${UNIT}\\b`, 'i');
    const found = texts.filter(([key, text]) => written.test(text) && !NO_LIMITS.test(key));
    expect(found).toEqual([]);
  });

  const sources = sourceFiles();

  it.each(Object.keys(productLimits))('%s is used', (name) => {
    const isNamed = texts.some(([, text]) => text.includes(`{{${name}}}`));
    const isRead = sources.some(({ tree }) => tree.text.includes(`productLimits.${name}`));
    expect(isNamed || isRead).toBe(true);
  });

  it('of a file is no number in the code', () => {
    const found = sources.filter(({ tree }) => /maxBytes: \d/.test(tree.text));
    expect(found.map(({ path }) => path)).toEqual([]);
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
