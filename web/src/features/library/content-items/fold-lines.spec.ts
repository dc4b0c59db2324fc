import { expect, test } from 'vitest';
import { foldLines, LONGEST_RUN } from './fold-lines';

const CHANGES = { '=': 'kept', '+': 'added', '-': 'removed' } as const;
const SIGNS = { kept: '=', added: '+', removed: '-' } as const;

/** Folded runs stand in brackets. */
function folded(signs: string): string {
  const parts = signs.match(/=+|\++|-+/g) ?? [];
  return foldLines(
    parts.map((part) => ({ change: CHANGES[part[0] as '='], lines: Array.from(part, () => 'a line') })),
  )
    .map(({ change, lines, isFolded }) => {
      const text = SIGNS[change].repeat(lines.length);
      return isFolded ? `[${text}]` : text;
    })
    .join('');
}

test.each([
  ['nothing stays in sight where nothing changed', '====', '[====]'],
  ['two lines stay beside a change', '=====+-====', '[===]==+-==[==]'],
  ['one line alone is not worth hiding', '===+', '===+'],
  ['short parts between two changes stay', '+=====+', '+=====+'],
  ['long parts between two changes are cut in the middle', '+======+', '+==[==]==+'],
])('%s', (_name, signs, expected) => {
  expect(folded(signs)).toBe(expected);
});

test('what is too long to be shown at once is folded in parts', () => {
  const half = LONGEST_RUN / 2;
  const part = (sign: string) => sign.repeat(LONGEST_RUN);
  expect(folded('-'.repeat(2 * LONGEST_RUN + half) + '+'.repeat(LONGEST_RUN))).toBe(
    `${part('-')}[${part('-')}][${'-'.repeat(half)}]${part('+')}`,
  );
  expect(folded('='.repeat(LONGEST_RUN + half + 2) + '+')).toBe(`[${part('=')}][${'='.repeat(half)}]==+`);
});
