import { IsString, Matches, ValidateBy, type ValidationOptions } from 'class-validator';
import { type FormName } from '../messages/translate.js';
import { tell } from './field.js';

export interface TextLimits {
  /** In Unicode code points, as OpenAPI and PostgreSQL count. */
  minLength?: number;
  maxLength?: number;
  pattern?: RegExp;
  /** Names the words for the pattern. Without it the message shows the example. */
  form?: FormName;
  example?: unknown;
}

/** What makes a value a text within its limits; with `each`, every item of a list. */
export function textRules(
  { minLength = 0, maxLength = Infinity, pattern, form, example }: TextLimits,
  { each = false }: Pick<ValidationOptions, 'each'> = {},
): PropertyDecorator[] {
  const told = (...rule: Parameters<typeof tell>) => ({ ...tell(...rule), each });
  const when = (name: string, holds: (text: string) => boolean, options: ValidationOptions) =>
    ValidateBy(
      { name, validator: { validate: (value) => typeof value === 'string' && holds(value) } },
      options,
    );
  return [
    IsString(told('string')),
    when('isStorable', isStorableText, told('text')),
    // Not class-validator's lengths: these leave out variation selectors, which PostgreSQL counts.
    when('minLength', (text) => lengthOf(text) >= minLength, told('minLength', { min: minLength })),
    when('maxLength', (text) => lengthOf(text) <= maxLength, told('maxLength', { max: maxLength })),
    ...(pattern ? [Matches(pattern, told('pattern', { form: form ?? example ?? pattern.source }))] : []),
  ];
}

export function textSchema({ minLength, maxLength, pattern }: TextLimits) {
  return { minLength, maxLength, ...(pattern ? { pattern: pattern.source } : {}) };
}

/** PostgreSQL cannot store NUL, and a lone surrogate is no character. */
function isStorableText(text: string): boolean {
  return text.isWellFormed() && !text.includes('\0');
}

function lengthOf(text: string): number {
  return Array.from(text).length;
}
