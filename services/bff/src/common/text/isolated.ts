/** Marks, embeddings, overrides and isolates of bidirectional text. */
const BIDI_CONTROLS = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g;
/** A text that this module has isolated, within the text of a sentence. */
const ISOLATED = /(\u2068[^\u202A-\u202E\u2066-\u2069]*\u2069)/;
/** Letters of scripts that are written from right to left, of which Arabic and Hebrew are the ones in use. */
const RIGHT_TO_LEFT = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u;

const FIRST_STRONG_ISOLATE = '\u2068';
const POP_ISOLATE = '\u2069';

/** No field accepts these controls; what was stored before that rule may still contain them. */
export function withoutBidiControls(text: string): string {
  return text.replaceAll(BIDI_CONTROLS, '');
}

/**
 * A text of a person for use within a sentence or a line: a right-to-left name would otherwise carry the digits and
 * punctuation beside it along. Other texts need no isolation and stay as they are. A sentence with such a name may itself
 * be a part of another one.
 */
export function isolated(text: string): string {
  const parts = text.split(ISOLATED).map((part, at) => (at % 2 === 0 ? withoutBidiControls(part) : part));
  const plain = parts.join('');
  return RIGHT_TO_LEFT.test(plain) ? `${FIRST_STRONG_ISOLATE}${plain}${POP_ISOLATE}` : plain;
}
