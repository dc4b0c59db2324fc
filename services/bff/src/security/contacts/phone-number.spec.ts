import { describe, expect, test } from '@jest/globals';
import { phoneDigits } from './phone-number.js';

describe('a phone number', () => {
  test.each([
    ['+855 12 345 678', '85512345678'],
    ['0085512345678', '85512345678'],
    ['012 345 678', '85512345678'],
    ['(096) 345-6789', '855963456789'],
    ['150 1231 2300', '8615012312300'],
    ['+86 150-1231-2300', '8615012312300'],
    ['+1 (202) 555.0143', '12025550143'],
  ])('%s is stored as %s', (text, digits) => {
    expect(phoneDigits(text)).toBe(digits);
  });

  test.each([
    '',
    '12345',
    '12 345 678',
    '+0 12 345 678',
    '+1234567',
    `+${'1'.repeat(16)}`,
    '012 345 67x',
    '１５０１２３１２３００',
  ])('%s is refused', (text) => {
    expect(phoneDigits(text)).toBeNull();
  });
});
