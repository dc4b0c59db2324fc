/** line: on one line. lines: line breaks and tabs are part of the text. secret: a password, which nobody reads. */
export type TextKind = 'line' | 'lines' | 'secret';

/** Scripts that are written without spaces. There these two say where a line may break, and where it may not. */
const UNSPACED = inScripts(['Khmer', 'Lao', 'Myanmar', 'Thai']);
const LINE_BREAK_HINT = '[\\u200B\\u2060]';

/** Scripts in which a joiner or non-joiner after a letter is part of the spelling. */
const JOINING = inScripts([
  'Arabic',
  'Bengali',
  'Devanagari',
  'Gujarati',
  'Gurmukhi',
  'Kannada',
  'Khmer',
  'Malayalam',
  'Mongolian',
  'Myanmar',
  'Oriya',
  'Sinhala',
  'Syriac',
  'Tamil',
  'Telugu',
  'Tibetan',
]);
const JOINER = '[\\u200C\\u200D]';
/** A family or a profession is several pictures and joiners between them. */
const PICTURE_END = '[\\p{Extended_Pictographic}\\p{Emoji_Modifier}\\uFE0F]';
const JOINED_PICTURES = `(?<=${PICTURE_END})\\u200D(?=\\p{Extended_Pictographic})`;

const SELECTED_VARIANT = '(?<=[^\\s\\p{Default_Ignorable_Code_Point}])\\p{Variation_Selector}';
/** The flag of a region, such as Scotland, spells its code in tags. The longest code has six characters and an end. */
const REGION_TAG = '(?<=\\u{1F3F4}[\\u{E0020}-\\u{E007E}]{0,6})[\\u{E0020}-\\u{E007F}]';

/** Invisible characters in the places where a script or an emoji needs them. */
const NEEDED = [
  `(?<=${UNSPACED})${LINE_BREAK_HINT}`,
  `${LINE_BREAK_HINT}(?=${UNSPACED})`,
  `(?<=${JOINING})${JOINER}`,
  JOINED_PICTURES,
  SELECTED_VARIANT,
  REGION_TAG,
].join('|');

/**
 * What moves, hides or turns around the text beside it. The ignorable characters contain all that is invisible: the
 * marks, embeddings, overrides and isolates of bidirectional text, zero-width characters, byte order marks and tags.
 */
const UNSEEN = [
  '\\p{Line_Separator}',
  '\\p{Paragraph_Separator}',
  '\\p{Noncharacter_Code_Point}',
  '[\\uFFF9-\\uFFFB]',
  `(?!${NEEDED})\\p{Default_Ignorable_Code_Point}`,
];
const REFUSED: Record<Exclude<TextKind, 'secret'>, RegExp> = {
  line: new RegExp(['\\p{Control}', ...UNSEEN].join('|'), 'u'),
  lines: new RegExp(['(?![\\n\\t])\\p{Control}', ...UNSEEN].join('|'), 'u'),
};

/**
 * The first character of a text that would deceive its readers, such as `U+202E`. Undefined if there is none.
 * docs/decisions/0045-characters-of-texts.md says why each one is refused.
 */
export function refusedCharacter(text: string, kind: TextKind): string | undefined {
  if (kind === 'secret') return undefined;
  const found = REFUSED[kind].exec(text)?.[0];
  return found === undefined ? undefined : codeOf(found);
}

/**
 * The first character of a text that is none of an alphabet; one that cannot be seen by its code, such as `U+200B`, but
 * a space as it is. Undefined if there is none.
 * @param alphabet matches a text that contains one of its characters
 */
export function strayCharacter(text: string, alphabet: RegExp): string | undefined {
  const found = Array.from(text).find((character) => !alphabet.test(character));
  return found === undefined || VISIBLE.test(found) ? found : codeOf(found);
}

const VISIBLE = /[ \p{L}\p{M}\p{N}\p{P}\p{S}]/u;

const codeOf = (character: string) =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;

const EACH_REFUSED = new RegExp(REFUSED.line, 'gu');

/** For texts that are not refused, such as the name of an uploaded file: on one line, without such characters. */
export function withoutRefused(text: string): string {
  return text.toWellFormed().replaceAll(EACH_REFUSED, '');
}

function inScripts(scripts: string[]): string {
  return `[${scripts.map((script) => `\\p{Script_Extensions=${script}}`).join('')}]`;
}
