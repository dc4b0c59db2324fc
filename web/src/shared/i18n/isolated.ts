/** Letters of scripts that are written from right to left, of which Arabic and Hebrew are the ones in use. */
const RIGHT_TO_LEFT = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u;

const FIRST_STRONG_ISOLATE = '\u2068';
const POP_ISOLATE = '\u2069';

/**
 * A text of a person for use within a sentence or a line of plain text, such as a notice, a title or a label: a
 * right-to-left name would otherwise carry the digits and punctuation beside it along. Other texts stay as they are.
 * The interpolation of catalogue texts does this by itself; in markup, `<bdi>` does.
 */
export function isolated(text: string): string {
  return RIGHT_TO_LEFT.test(text) ? `${FIRST_STRONG_ISOLATE}${text}${POP_ISOLATE}` : text;
}
