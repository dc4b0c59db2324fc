// Firefox below 125 has none. There the server alone counts.
const { Segmenter } = Intl as Partial<typeof Intl>;
const wordSegmenter = Segmenter && new Segmenter('km', { granularity: 'word' });
const segmenter = Segmenter && new Segmenter(undefined, { granularity: 'grapheme' });

/** In grapheme clusters, as the server counts; null where the browser cannot count them. */
export function graphemesOf(text: string): number | null {
  return segmenter === undefined ? null : Array.from(segmenter.segment(text)).length;
}

/** In Unicode code points, as the server and PostgreSQL count. */
export function codePointsOf(text: string): number {
  return Array.from(text).length;
}

/** In words of any script, as the server counts; null where the browser cannot count them. */
export function wordsOf(text: string): number | null {
  if (wordSegmenter === undefined) return null;
  return Array.from(wordSegmenter.segment(text)).filter(({ isWordLike }) => isWordLike).length;
}
