import { describe, expect, test } from '@jest/globals';
import { damageIn, isFormula, neutralised, withoutNeutralising } from './formulas.js';

describe('formulas', () => {
  test.each(['=1+1', '+1', '-1', '@x', '\tx', '\rx', '＝1+1', '＋1', '－1', '＠x', "=cmd|' /C calc'!A0"])(
    '%j is neutralised',
    (text) => {
      expect(isFormula(text)).toBe(true);
      expect(isFormula(neutralised(text))).toBe(false);
    },
  );

  test.each(['=1', '＝1', "'＝1", "'=1", "''=1", "'s", "'", '', 'a=1', '1-2', '图文'])(
    '%j is restored unchanged',
    (text) => {
      expect(withoutNeutralising(neutralised(text))).toBe(text);
    },
  );
});

describe('what a spreadsheet program has made of a cell', () => {
  test.each([
    ['#N/A', 'cellError'],
    ['#REF!', 'cellError'],
    ['8.85E+17', 'shortenedNumber'],
    ['1E+12', 'shortenedNumber'],
  ])('%s is told by the rule %s, unless it is text', (cell, rule) => {
    expect(damageIn(cell)?.rule).toBe(rule);
    expect(damageIn(neutralised(cell))).toBeUndefined();
    expect(withoutNeutralising(neutralised(cell))).toBe(cell);
  });

  test.each(['#robot', '#N/A and more', '1E5', 'E+17', '00123', '8.85E+17 of them'])('%s is text', (cell) => {
    expect(damageIn(cell)).toBeUndefined();
    expect(neutralised(cell)).toBe(cell);
  });
});
