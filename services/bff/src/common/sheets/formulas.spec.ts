import { describe, expect, test } from '@jest/globals';
import { isFormula, neutralised, withoutNeutralising } from './formulas.js';

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
