import { Transform, type TransformFnParams } from 'class-transformer';
import { IsString, ValidateBy, type ValidationOptions } from 'class-validator';
import { type FormName } from '../messages/translate.js';
import { refusedCharacter, strayCharacter, type TextKind } from '../text/characters.js';
import { withRule } from './field.js';

export interface TextLimits {
  /** In Unicode code points, as OpenAPI and PostgreSQL count. */
  minLength?: number;
  maxLength?: number;
  /** The text may have several lines. Without it, a line break is refused like any other control character. */
  lines?: boolean;
  /** A password: nobody reads it, so its characters cannot deceive. */
  secret?: boolean;
  pattern?: RegExp;
  /** Makes of a text with this pattern what is stored; null for what is no address. Of an empty text nothing is made. */
  parse?: (text: string) => string | null;
  /** One character of those that the text may consist of. The message names the first other one. */
  alphabet?: RegExp;
  /** Names the words for the pattern. Without it the message shows the example. */
  form?: FormName;
  example?: unknown;
}

/** Validators for a text within its limits. With `each`, they apply to every item of a list. */
export function textRules(
  {
    minLength = 0,
    maxLength = Infinity,
    lines = false,
    secret = false,
    pattern,
    form,
    parse,
    alphabet,
    example,
  }: TextLimits,
  { each = false }: Pick<ValidationOptions, 'each'> = {},
): PropertyDecorator[] {
  const options = (...rule: Parameters<typeof withRule>) => ({ ...withRule(...rule), each });
  const when = (name: string, holds: (text: string) => boolean, validation: ValidationOptions) =>
    ValidateBy(
      { name, validator: { validate: (value) => typeof value === 'string' && holds(value) } },
      validation,
    );
  const kind: TextKind = secret ? 'secret' : lines ? 'lines' : 'line';
  const stray = (text: string) =>
    refusedCharacter(text, kind) ?? (alphabet && strayCharacter(text, alphabet));
  const refused = (value: unknown) =>
    [value]
      .flat()
      .map((text) => (typeof text === 'string' ? stray(text) : undefined))
      .find((character) => character !== undefined);
  const named = withRule('character', {}, (value) => ({ character: refused(value) ?? '' }));
  return [
    ...(lines ? [Transform(withLineFeeds, { toClassOnly: true })] : []),
    ...(parse
      ? [Transform(({ value }) => parsed(value, parse, { pattern, maxLength }), { toClassOnly: true })]
      : []),
    IsString(options('string')),
    when('isStorable', isStorableText, options('text')),
    when('isReadable', (text) => (stray(text) ?? ' ') === ' ', { ...named, each }),
    when('hasNoSpace', (text) => stray(text) !== ' ', options('space')),
    // Not class-validator's lengths: these leave out variation selectors, which PostgreSQL counts.
    when('minLength', (text) => lengthOf(text) >= minLength, options('minLength', { min: minLength })),
    when('maxLength', (text) => lengthOf(text) <= maxLength, options('maxLength', { max: maxLength })),
    ...(pattern
      ? [
          when(
            'matches',
            (text) => isTooLong(text, maxLength) || pattern.test(text),
            options('pattern', { form: form ?? example ?? pattern.source }),
          ),
        ]
      : []),
    ...(parse
      ? [
          when(
            'isParsed',
            (text) => isTooLong(text, maxLength) || isEmptyAllowed(text, pattern) || parse(text) !== null,
            options('url'),
          ),
        ]
      : []),
  ];
}

/** OpenAPI has no keyword for the lines of a text. */
export function textSchema({ minLength, maxLength, lines, pattern, alphabet }: TextLimits) {
  const form = alphabet ? `^${alphabet.source}+$` : pattern?.source;
  return {
    minLength,
    maxLength,
    ...(form === undefined ? {} : { pattern: form }),
    ...(lines ? { 'x-multi-line': true } : {}),
  };
}

/** Forms send CR LF where scripts send LF. Both count as the same text. */
function withLineFeeds({ value }: TransformFnParams): unknown {
  return typeof value === 'string' ? value.replaceAll('\r\n', '\n') : value;
}

/** What has another form stays as it is, so that a parser repairs nothing unseen. */
function parsed(
  value: unknown,
  parse: NonNullable<TextLimits['parse']>,
  limits: Pick<TextLimits, 'maxLength' | 'pattern'>,
): unknown {
  if (Array.isArray(value)) return value.map((item: unknown) => parsed(item, parse, limits));
  const { pattern = /^/, maxLength = Infinity } = limits;
  const isTaken =
    typeof value === 'string' && !isTooLong(value, maxLength) && pattern.test(value) && !CONTROL.test(value);
  return isTaken ? (parse(value) ?? value) : value;
}

/** Parsers leave them out. */
const CONTROL = /\p{Cc}/u;

function isEmptyAllowed(text: string, pattern?: RegExp): boolean {
  return text === '' && pattern?.test(text) === true;
}

/** PostgreSQL cannot store NUL, and a lone surrogate is not a character. */
function isStorableText(text: string): boolean {
  return text.isWellFormed() && !text.includes('\0');
}

/** Whatever its characters are. A pattern may take a second on a text of megabytes, and it is refused anyway. */
function isTooLong(text: string, maxLength: number): boolean {
  return text.length > 2 * maxLength;
}

function lengthOf(text: string): number {
  return Array.from(text).length;
}
