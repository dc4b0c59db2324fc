import { describe, expect, test } from '@jest/globals';
import { hasAtMostGraphemes } from './graphemes.js';

describe('grapheme clusters', () => {
  test.each([
    ['a family', '👨‍👩‍👧‍👦'],
    ['a waving hand with a skin tone', '👋🏽'],
    ['a flag', '🇰🇭'],
    ['a Khmer cluster with subscripts and a vowel', 'ស្ត្រី'],
    ['a letter with combining marks', 'e\u0301\u0323'],
    ['a heart with a variation selector', '❤️'],
    ['a Chinese character outside the first plane', '𠮷'],
  ])('%s counts as one', (_name, cluster) => {
    expect(hasAtMostGraphemes(cluster, 1)).toBe(true);
    expect(hasAtMostGraphemes(cluster, 0)).toBe(false);
    expect(hasAtMostGraphemes(cluster.repeat(200), 200)).toBe(true);
    expect(hasAtMostGraphemes(cluster.repeat(201), 200)).toBe(false);
  });

  test('an empty text has none', () => {
    expect(hasAtMostGraphemes('', 0)).toBe(true);
  });
});
