import { describe, expect, test } from '@jest/globals';
import { isolated, withoutBidiControls } from './isolated.js';

describe('a text within a sentence', () => {
  test.each(['Sok Dara', '林小雨', 'សុខ\u200Bដារ៉ា', '👨‍👩‍👧', '12:30'])('%s stays as it is', (text) => {
    expect(isolated(text)).toBe(text);
  });

  test.each(['سارة', 'שרה', 'Sara سارة 12'])('%s is isolated', (text) => {
    expect(isolated(text)).toBe(`\u2068${text}\u2069`);
  });

  test.each([
    ['an override', 'was \u202Ecreated', 'was created'],
    ['an isolate that ends early', 'سا\u2069رة', '\u2068سارة\u2069'],
    ['marks', '\u200Ea\u200Fb\u061C', 'ab'],
  ])('%s of an older record is left out', (_name, text, shown) => {
    expect(isolated(text)).toBe(shown);
  });

  test('within a sentence within a sentence stays isolated', () => {
    const inner = `${isolated('سارة')} (2)`;
    expect(isolated(inner)).toBe('\u2068\u2068سارة\u2069 (2)\u2069');
  });

  test('keeps its lines', () => {
    expect(withoutBidiControls('a\r\n\tb\u2066')).toBe('a\r\n\tb');
  });
});
