import { describe, expect, test } from '@jest/globals';
import { refusedCharacter, withoutRefused } from './characters.js';

const named = (code: number) => `U+${code.toString(16).toUpperCase().padStart(4, '0')}`;

describe('the characters of a text', () => {
  test.each([
    ['a family', '👨‍👩‍👧‍👦'],
    ['a profession with a skin tone', '🧑🏽‍⚕️'],
    ['a heart', '❤️'],
    ['the flag of Cambodia', '🇰🇭'],
    ['the flag of Scotland', '\u{1F3F4}\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F}'],
    ['a keycap', '1️⃣'],
    ['Khmer words, as the space bar of a Khmer keyboard separates them', 'សុខ\u200Bដារ៉ា'],
    ['Khmer before a digit', 'ថ្នាក់\u200B3'],
    ['Khmer that must not break', 'កូន\u2060ៗ'],
    ['a Khmer vowel that keeps its shape', 'ស៊\u200Cី'],
    ['Persian', 'می\u200Cخواهم'],
    ['Hindi', 'क्\u200Dष'],
    ['Arabic', 'سارة ٣'],
    ['a variant of a Chinese character', '葛\u{E0100}'],
    ['a no-break space', 'a\u00A0b'],
  ])('%s is accepted', (_name, text) => {
    expect([refusedCharacter(text, 'line'), refusedCharacter(text, 'lines')]).toEqual([undefined, undefined]);
    expect(withoutRefused(text)).toBe(text);
  });

  const REFUSED = [
    ...[0x00, 0x07, 0x0b, 0x0c, 0x0d, 0x1b, 0x7f, 0x85, 0x9f],
    ...[0x061c, 0x200e, 0x200f, 0x202a, 0x202b, 0x202c, 0x202d, 0x202e, 0x2066, 0x2067, 0x2068, 0x2069],
    ...[0x00ad, 0x034f, 0x115f, 0x17b4, 0x180e, 0x200b, 0x200c, 0x200d, 0x2060, 0x2064, 0x206a, 0x3164],
    ...[0x2028, 0x2029, 0xfeff, 0xfff9, 0xfffb, 0xfffe, 0x1d173, 0xe0001, 0xe0041, 0xe007f],
  ];

  test.each(REFUSED.map(named))('%s between Latin letters is refused', (name) => {
    const text = `a${String.fromCodePoint(parseInt(name.slice(2), 16))}b`;
    expect([refusedCharacter(text, 'line'), refusedCharacter(text, 'lines')]).toEqual([name, name]);
    expect(withoutRefused(text)).toBe('ab');
  });

  test.each([
    ['a second separator', 'សុខ\u200B\u200B\u200Bដារ៉ា', 'U+200B'],
    ['a second joiner', 'می\u200C\u200Cخواهم', 'U+200C'],
    ['a joiner without a second picture', '👨\u200D', 'U+200D'],
    ['a selector alone', '\uFE0F', 'U+FE0F'],
    ['text hidden in tags', `\u{1F3F4}${'\u{E0061}'.repeat(9)}`, 'U+E0061'],
  ])('%s is refused', (_name, text, character) => {
    expect(refusedCharacter(text, 'line')).toBe(character);
  });

  test.each(['\n', '\t'])('%j belongs to a text with lines only', (character) => {
    expect(refusedCharacter(`a${character}b`, 'line')).toBe(named(character.charCodeAt(0)));
    expect(refusedCharacter(`a${character}b`, 'lines')).toBeUndefined();
  });

  test('nobody reads a password', () => {
    expect(refusedCharacter('a\u202Eb\n', 'secret')).toBeUndefined();
  });

  test('the name of a file loses what is refused', () => {
    expect(withoutRefused('pay\u202Efdp.exe\n\ud800')).toBe('payfdp.exe\uFFFD');
  });
});
