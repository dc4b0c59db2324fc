import { expect, test } from '@playwright/test';
import { asvsErrors, REQUIREMENTS } from '../sources/asvs.ts';

const ROWS = REQUIREMENTS.map(
  (requirement) => `| ${requirement} | in short | not applicable | no such thing |`,
);
const errorsOf = (rows: string[], counts = '| all | 0 | 253 | 0 |') =>
  asvsErrors({ path: 'docs/security.md', text: [counts, ...rows].join('\n') });
const withRow = (row: string) => ROWS.map((known) => (known.startsWith('| V1.1.1 |') ? row : known));

test('a page with each requirement once is accepted', () => {
  expect(errorsOf(ROWS)).toEqual([]);
});

test('a requirement that is missing, stands twice or is not of these levels is refused', () => {
  const [first = '', ...others] = ROWS;
  expect(errorsOf(others, '| all | 0 | 252 | 0 |')).toEqual([
    'docs/security.md: V1.1.1 must stand there once, and does 0 times',
  ]);
  expect(errorsOf([first, ...ROWS], '| all | 0 | 254 | 0 |')).toEqual([
    'docs/security.md: V1.1.1 must stand there once, and does 2 times',
  ]);
  expect(errorsOf([...ROWS, first.replace('V1.1.1', 'V1.2.10')], '| all | 0 | 254 | 0 |')).toEqual([
    'docs/security.md: V1.2.10 is no requirement of level 1 or 2',
  ]);
});

for (const [row, counts, error] of [
  ['| V1.1.1 | in short | partly | half |', '| all | 0 | 252 | 0 |', 'must be met, not applicable, not met'],
  ['| V1.1.1 | in short | not met | |', '| all | 0 | 252 | 1 |', 'must say why'],
  ['| V1.1.1 | in short | met | by design |', '| all | 1 | 252 | 0 |', 'must name what shows it'],
] as const) {
  test(`a row that ${error} is refused`, () => {
    expect(errorsOf(withRow(row), counts)).toEqual([`docs/security.md: V1.1.1 ${error}`]);
  });
}

test('counts that do not agree with the rows, or are missing, are refused', () => {
  expect(errorsOf(ROWS, '| V1 Encoding | 1 | 26 | 0 |\n| all | 0 | 253 | 0 |')).toEqual([
    'docs/security.md: V1 Encoding has 0, 27, 0',
  ]);
  expect(errorsOf(ROWS, '')).toEqual(['docs/security.md: the counts are missing']);
});
