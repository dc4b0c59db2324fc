import { expect, it } from 'vitest';
import { asciiDigits } from './ascii-digits';

it.each([
  ['១៥០០', '1500'],
  ['០១២៣៤៥៦៧៨៩', '0123456789'],
  ['１５．５', '15.5'],
  ['٣٤', '34'],
  ['᧙', '9'],
  ['\u{1D7D8}\u{1D7E9}\u{1D7FF}', '079'],
  ['-15.5', '-15.5'],
  ['fifteen', 'fifteen'],
])('%s is %s', (typed, expected) => {
  expect(asciiDigits(typed)).toBe(expected);
});
