const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** Stops counting at the limit, because a text may be as long as a body. */
export function hasAtMostGraphemes(text: string, max: number): boolean {
  const clusters = segmenter.segment(text)[Symbol.iterator]();
  for (let left = max; left >= 0; left--) if (clusters.next().done) return true;
  return false;
}
