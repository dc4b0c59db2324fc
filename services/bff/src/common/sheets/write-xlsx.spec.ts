import { expect, test } from '@jest/globals';
import { numberCell } from './write-xlsx.js';

test('a number that is missing is an empty cell', () => {
  expect(numberCell('45')).toBe('<c><v>45</v></c>');
  // Spreadsheet programs call a workbook damaged that has a value without digits.
  expect(numberCell('')).toBe('<c/>');
});
