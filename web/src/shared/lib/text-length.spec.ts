import { expect, test } from 'vitest';
import { codePointsOf, cutTo, fitting, wordsOf } from './text-length';

test('counts words', () => {
  expect(wordsOf('')).toBe(0);
  expect(wordsOf('Three wheels, and a motor!')).toBe(5);
});

test.each(['我喜欢机器人', 'កុមារអានសៀវភៅនៅសាលា'])('finds the words of %s, which has no spaces', (text) => {
  expect(wordsOf(text)).toBeGreaterThan(2);
});

test('cuts between characters', () => {
  expect(cutTo(80, 'Robots')).toBe('Robots');
  expect(cutTo(3, '🎉🎉🎉🎉')).toBe('🎉🎉🎉');
  // Three people are one character of five code points, which is taken whole or not at all.
  expect(cutTo(6, 'ab👨‍👩‍👧')).toBe('ab');
  expect(cutTo(7, 'ab👨‍👩‍👧')).toBe('ab👨‍👩‍👧');
});

/** What a field has after a paste, with `|` at the caret. */
function pasted(max: number, before: string, entered: string): string {
  const [head = '', tail = ''] = before.split('|');
  const caret = head.length + entered.length;
  const { after, caret: then } = fitting(max, { before: head + tail, after: head + entered + tail, caret });
  return `${after.slice(0, then)}|${after.slice(then)}`;
}

test('a field takes as many characters as it says, whatever their size in memory', () => {
  expect(pasted(80, '|', '🎉'.repeat(80))).toBe(`${'🎉'.repeat(80)}|`);
  expect(codePointsOf(pasted(80, '|', '🎉'.repeat(90)))).toBe(80 + '|'.length);
  expect(pasted(4, '🎉🎉🎉|', '🎉')).toBe('🎉🎉🎉🎉|');
  expect(pasted(4, '🎉🎉🎉🎉|', 'a')).toBe('🎉🎉🎉🎉|');
});

test('what does not fit is taken from what was entered, not from what stood there', () => {
  expect(pasted(6, 'ab|cd', 'xyz')).toBe('abxy|cd');
  expect(pasted(4, 'ab|cd', '🎉')).toBe('ab|cd');
  // A vowel sign is part of the character before it, which stays.
  expect(pasted(2, 'កក|', 'ា')).toBe('កក|');
  expect(pasted(3, 'longer|', 'x')).toBe('longer|');
});

test('less than before always fits', () => {
  expect(fitting(3, { before: 'longer', after: 'longe', caret: 5 })).toEqual({ after: 'longe', caret: 5 });
  const replaced = { before: 'abc', after: '🎉bcd', caret: 2 };
  expect(fitting(3, replaced)).toEqual({ after: 'bcd', caret: 0 });
});
