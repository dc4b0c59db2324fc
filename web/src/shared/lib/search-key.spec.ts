import { expect, test } from 'vitest';
import { searchKey } from './search-key';

test.each([
  ['upper case', 'Robots', 'robots'],
  ['breaks between Khmer words', 'កន្លែង\u200Bធ្វើការ', 'កន្លែងធ្វើការ'],
  ['joiners', 'ប\u200C៉ា\u200D', 'ប៉ា'],
  ['accents', 'Crème Đà Nẵng', 'creme da nang'],
  ['composed letters', 'e\u0301te\u0301', '\u00E9t\u00E9'],
  ['each apostrophe', 'O’Brien', "o'brien"],
  ['full width', 'ＡＢ１', 'ab1'],
  ['the other subscript', 'ស\u17D2\u178Fាប់', 'ស\u17D2\u178Aាប់'],
])('is the same with %s', (_what, text, other) => {
  expect(searchKey(text)).toBe(searchKey(other));
});

test('tells letters apart', () => {
  expect(searchKey('ត')).not.toBe(searchKey('ដ'));
});
