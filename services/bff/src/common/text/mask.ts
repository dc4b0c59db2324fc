/** Leaves the first and last characters, `150****0000`; what is too short for that is masked whole. */
export function maskMiddle(text: string, start: number, end: number): string {
  const characters = Array.from(text);
  if (characters.length <= start + end) return '*'.repeat(characters.length);
  const hidden = '*'.repeat(characters.length - start - end);
  return [...characters.slice(0, start), hidden, ...characters.slice(-end)].join('');
}

/** Leaves the first character as a reader counts them: `林**`, however long the name is. */
export function maskName(name: string): string {
  const [first] = new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(name);
  return first === undefined ? '' : `${first.segment}**`;
}
