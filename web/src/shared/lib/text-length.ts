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

/** The beginning of a text that has at most so many code points, and ends with a whole character where these are known. */
export function cutTo(max: number, text: string): string {
  if (codePointsOf(text) <= max) return text;
  const characters =
    segmenter === undefined
      ? Array.from(text)
      : Array.from(segmenter.segment(text), ({ segment }) => segment);
  let kept = '';
  let room = max;
  for (const character of characters) {
    room -= codePointsOf(character);
    if (room < 0) break;
    kept += character;
  }
  return kept;
}

interface Entry {
  before: string;
  after: string;
  /** Where the caret is after what was entered. */
  caret: number;
}

/**
 * What remains of an entry into a field that takes so many code points: of what was typed or pasted as much as fits. What
 * stood there before stays, also where it is too long.
 */
export function fitting(max: number, { before, after, caret }: Entry): Omit<Entry, 'before'> {
  const old = Array.from(before);
  const excess = codePointsOf(after) - Math.max(max, old.length);
  if (excess <= 0) return { after, caret };
  const head = Array.from(after.slice(0, caret));
  const at = head.findIndex((character, index) => character !== old[index]);
  const kept = head.slice(0, at === -1 ? head.length : at);
  const entered = head.slice(kept.length);
  const start = kept.join('') + cutTo(Math.max(0, entered.length - excess), entered.join(''));
  return { after: start + after.slice(caret), caret: start.length };
}
