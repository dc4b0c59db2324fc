export const STRENGTHS = ['weak', 'fair', 'strong'] as const;
export type Strength = (typeof STRENGTHS)[number];

/** The kinds of characters, and how many of each there are to choose from. */
const KINDS: [RegExp, number][] = [
  [/[a-z]/, 26],
  [/[A-Z]/, 26],
  [/\d/, 10],
  [/[^a-zA-Z\d]/, 33],
];
/** In bits, by the estimate below. */
const FAIR = 40;
const STRONG = 60;

/**
 * How hard a password is to guess: its characters by the number of those to choose from. Repeated characters and runs
 * such as `abc` or `321` add nothing. Says nothing about words; a dictionary would be larger than the whole page.
 */
export function strengthOf(password: string): Strength {
  const codes = Array.from(password, (character) => character.codePointAt(0) ?? 0);
  const counted = codes.filter((code, at) => {
    const previous = codes[at - 1];
    return previous === undefined || Math.abs(code - previous) > 1;
  });
  const distinct = Math.min(counted.length, new Set(counted).size * 2);
  const choices = KINDS.reduce((sum, [kind, size]) => (kind.test(password) ? sum + size : sum), 0);
  const bits = distinct * Math.log2(Math.max(choices, 1));
  if (bits >= STRONG) return 'strong';
  return bits >= FAIR ? 'fair' : 'weak';
}
