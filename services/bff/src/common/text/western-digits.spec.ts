import { expect, test } from '@jest/globals';
import { westernDigits } from './western-digits.js';

test.each([
  ['០១២៣៤៥៦៧៨៩', '0123456789'],
  ['២០២៦-១១-២៨ ០៧:០០', '2026-11-28 07:00'],
  ['１２', '12'],
  ['12.00', '12.00'],
  ['twelve', 'twelve'],
])('%s is read as %s', (typed, expected) => {
  expect(westernDigits(typed)).toBe(expected);
});
