import { IsString, Matches, ValidateBy, type ValidationOptions } from 'class-validator';
import { type FormName } from '../messages/translate.js';
import { withRule } from './field.js';

export interface TextLimits {
  /** In Unicode code points, as OpenAPI and PostgreSQL count. */
  minLength?: number;
  maxLength?: number;
  pattern?: RegExp;
  /** Names the words for the pattern. Without it the message shows the example. */
  form?: FormName;
  example?: unknown;
}

/** Validators for a text within its limits. With `each`, they apply to every item of a list. */
export function textRules(
  { minLength = 0, maxLength = Infinity, pattern, form, example }: TextLimits,
  { each = false }: Pick<ValidationOptions, 'each'> = {},
): PropertyDecorator[] {
  const options = (...rule: Parameters<typeof withRule>) => ({ ...withRule(...rule), each });
  const when = (name: string, holds: (text: string) => boolean, validation: ValidationOptions) =>
    ValidateBy(
      { name, validator: { validate: (value) => typeof value === 'string' && holds(value) } },
      validation,
    );
  return [
    IsString(options('string')),
    when('isStorable', isStorableText, options('text')),
    // Not class-validator's lengths: these leave out variation selectors, which PostgreSQL counts.
    when('minLength', (text) => lengthOf(text) >= minLength, options('minLength', { min: minLength })),
    when('maxLength', (text) => lengthOf(text) <= maxLength, options('maxLength', { max: maxLength })),
    ...(pattern ? [Matches(pattern, options('pattern', { form: form ?? example ?? pattern.source }))] : []),
  ];
}

export function textSchema({ minLength, maxLength, pattern }: TextLimits) {
  return { minLength, maxLength, ...(pattern ? { pattern: pattern.source } : {}) };
}

/** PostgreSQL cannot store NUL, and a lone surrogate is not a character. */
function isStorableText(text: string): boolean {
  return text.isWellFormed() && !text.includes('\0');
}

function lengthOf(text: string): number {
  return Array.from(text).length;
}
