const segmenter = new Intl.Segmenter('km', { granularity: 'word' });

/** In any script: Khmer and Chinese write no spaces between words. Stops counting at the limit. */
export function hasAtMostWords(text: string, max: number): boolean {
  let left = max;
  for (const { isWordLike } of segmenter.segment(text)) if (isWordLike && --left < 0) return false;
  return true;
}
