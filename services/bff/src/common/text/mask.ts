/** Keeps the first and last characters: `150****0000`. A shorter text is masked completely. */
export function maskMiddle(text: string, start: number, end: number): string {
  const characters = Array.from(text);
  if (characters.length <= start + end) return '*'.repeat(characters.length);
  const hidden = '*'.repeat(characters.length - start - end);
  return [...characters.slice(0, start), hidden, ...characters.slice(-end)].join('');
}

/** Keeps the first grapheme cluster: `林**`, whatever the length of the name. */
export function maskName(name: string): string {
  const [first] = new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(name);
  return first === undefined ? '' : `${first.segment}**`;
}
