import { expect, it } from 'vitest';
import { shownNumber, typedNumber } from './typed-number';

it.each([
  ['15', '15'],
  ['15.5', '15.5'],
  ['15,5', '15.5'],
  ['15,', '15.'],
  ['-15,25', '-15.25'],
  ['\u22123', '-3'],
  ['0,500', '0.500'],
  ['1500,500', '1500.500'],
  ['1,500', '1500'],
  ['1,500.5', '1500.5'],
  ['12,500,000', '12500000'],
  ['1.500,5', '1500.5'],
  ['1.500.000', '1500000'],
  ['1.500', '1.500'],
  ['1 500', '1500'],
  ['1\u202F500,5', '1500.5'],
  ['១៥,៥', '15.5'],
  ['１，５００', '1500'],
  ['1500 kbps', '1500'],
  ['-', '-'],
  ['', ''],
])('%s is %s', (typed, expected) => {
  expect(typedNumber(typed)).toBe(expected);
});

it.each(['1,5,5', '1,500,5', '1,500,', '15 5', '1.5.5', '1e3', '15-5', '--1', '1,50.5', '1.500,500,'])(
  '%s is no number',
  (typed) => {
    expect(typedNumber(typed)).toBe('');
  },
);

it('shows what was typed, with the digits of all', () => {
  expect(shownNumber('១,៥០០ kbps')).toBe('1,500');
});
