import { describe, expect, test } from '@jest/globals';
import { LANGUAGES } from './languages.constants.js';
import enUS from './locales/en-US.js';
import { type MessageKey, translate } from './translate.js';

interface Texts {
  [key: string]: string | Texts;
}

function keysOf(texts: Texts, prefix = ''): MessageKey[] {
  return Object.entries(texts).flatMap(([key, text]) =>
    typeof text === 'string' ? [`${prefix}${key}` as MessageKey] : keysOf(text, `${prefix}${key}.`),
  );
}

const placeholdersOf = (text: string) => [...new Set(text.match(/\{\{\w+/g))].sort();

describe('the texts of the BFF', () => {
  test.each(keysOf(enUS))('%s takes the same values in every language', (key) => {
    const [source, ...others] = LANGUAGES.map((language) =>
      translate(language, key, { skipInterpolation: true }),
    );
    for (const text of others) expect(placeholdersOf(text)).toEqual(placeholdersOf(source ?? ''));
  });

  test('a text missing in all catalogues is reported', () => {
    expect(() => translate('km-KH', 'error.nowhere' as MessageKey)).toThrow('error.nowhere');
  });

  test('a missing value is reported', () => {
    expect(() => translate('km-KH', 'error.tooManyRows')).toThrow('{{max, number}}');
  });

  test.each([
    [1, 'To open, 1 month, '],
    [12, 'To open, 12 months, '],
  ])('a term of %i is counted as English does', (months, expected) => {
    expect(translate('en-US', 'todo.order.open', { months, price: 180 })).toContain(expected);
  });

  test('visitors’ input is inserted unchanged', () => {
    const params = { about: '{{message}} $t(ok)', message: '$t(ok) {{about}}' };
    const text = translate('en-US', 'todo.enquiry.withMessage', params);
    expect(text).toBe('{{message}} $t(ok): $t(ok) {{about}}');
  });
});

test.each(['en-US', 'zh-CN', 'km-KH'] as const)(
  'a message in %s isolates the texts of people',
  (language) => {
    const told = translate(language, 'todo.accountRequest.registration.content', {
      name: 'سارة (1)\u202E',
      userName: 'sara',
    });
    expect(told).toContain('\u2068سارة (1)\u2069');
    expect(told).not.toMatch(/\u202E/);
  },
);
