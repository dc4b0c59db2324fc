import { expect, test } from '@playwright/test';
import { readAudit } from '../../deploy/release/advisories.ts';

test('packages with advisories are named with their severity', () => {
  const audit = { vulnerabilities: { sharp: { severity: 'high' }, ws: { severity: 'low' } } };
  expect(readAudit(JSON.stringify(audit), '')).toEqual({
    isAnswered: true,
    found: ['sharp (high)', 'ws (low)'],
    isSerious: true,
  });
});

test('none is an answer', () => {
  expect(readAudit('{"vulnerabilities":{}}', '')).toEqual({ isAnswered: true, found: [], isSerious: false });
});

test('one that is moderate is no reason to fail', () => {
  const audit = { vulnerabilities: { ws: { severity: 'moderate' } } };
  expect(readAudit(JSON.stringify(audit), '')).toMatchObject({ found: ['ws (moderate)'], isSerious: false });
});

for (const [what, stdout, output, reason] of [
  ['refuses', '{"message":"405 Method Not Allowed","error":{"summary":""}}', '', '405 Method Not Allowed'],
  ['fails', '{"error":{"summary":"request failed"}}', '', 'request failed'],
  ['says something else', '<html>', 'npm warn\nnpm error 502\n', 'npm error 502'],
  ['says nothing', '', '', 'npm audit said nothing'],
] as const) {
  test(`a registry that ${what} is not one without advisories`, () => {
    expect(readAudit(stdout, output)).toEqual({ isAnswered: false, reason });
  });
}
