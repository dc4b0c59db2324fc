import { describe, expect, test } from '@jest/globals';
import { labelKey } from './label-key.js';

describe('labels', () => {
  test.each([
    ['Zoo', 'zoo'],
    ['មនុស្ស\u200Bយន្ត', 'មនុស្សយន្ត'],
    ['ក្ត', 'ក្ដ'],
    ['Caf\u00E9', 'Cafe\u0301'],
    ['ＡＢＣ', 'abc'],
    ['  two \u00A0 words ', 'two words'],
    ['soft\u00ADhyphen', 'softhyphen'],
    ['right\u200E\u2066', 'right'],
    ['❤\uFE0F', '❤'],
  ])('%j and %j are one', (one, other) => {
    expect(labelKey(one)).toBe(labelKey(other));
  });

  test.each([
    ['zoo', 'zoos'],
    ['twowords', 'two words'],
    ['cafe', 'café'],
    ['កក', 'កខ'],
  ])('%j and %j are two', (one, other) => {
    expect(labelKey(one)).not.toBe(labelKey(other));
  });
});
