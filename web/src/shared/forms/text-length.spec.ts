import { expect, test } from 'vitest';
import { wordsOf } from './text-length';

test('counts words', () => {
  expect(wordsOf('')).toBe(0);
  expect(wordsOf('Three wheels, and a motor!')).toBe(5);
});

test.each(['我喜欢机器人', 'កុមារអានសៀវភៅនៅសាលា'])('finds the words of %s, which has no spaces', (text) => {
  expect(wordsOf(text)).toBeGreaterThan(2);
});
