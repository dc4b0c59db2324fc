import { describe, expect, test } from '@jest/globals';
import { hashRecoveryCode, newRecoveryCode } from './recovery-code.js';

describe('a recovery code', () => {
  test('has four groups of letters and digits that are not misread', () => {
    for (let count = 0; count < 50; count++)
      expect(newRecoveryCode()).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]{4}$/);
  });

  test.each(['7k3m-9qdx-0twb-1hra', '7K3M9QDX0TWB1HRA', ' 7K3M 9QDX OTWB LHRA ', '7K3M-9QDX-0TWB-IHRA'])(
    'is recognised as %s',
    (typed) => {
      expect(hashRecoveryCode(typed)).toBe(hashRecoveryCode('7K3M-9QDX-0TWB-1HRA'));
    },
  );

  test('is not taken for another', () => {
    expect(hashRecoveryCode('7K3M-9QDX-0TWB-1HRB')).not.toBe(hashRecoveryCode('7K3M-9QDX-0TWB-1HRA'));
  });
});
