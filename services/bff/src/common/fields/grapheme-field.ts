import { ValidateBy } from 'class-validator';
import { hasAtMostGraphemes } from '../text/graphemes.js';
import { field, type FieldOptions, withRule } from './field.js';
import { type TextLimits, textRules, textSchema } from './text-rules.js';

interface GraphemeOptions extends FieldOptions, Omit<TextLimits, 'secret' | 'example'> {
  /** In grapheme clusters: what a reader counts as one character, whatever the number of code points. */
  maxGraphemes: number;
}

/** A text with a limit in grapheme clusters. OpenAPI has no keyword for that, so the limit is `x-max-graphemes`. */
export function GraphemeField({
  minLength,
  maxLength,
  lines,
  pattern,
  form,
  alphabet,
  maxGraphemes,
  ...options
}: GraphemeOptions) {
  const fits = (value: unknown) => typeof value === 'string' && hasAtMostGraphemes(value, maxGraphemes);
  const limits = { minLength, maxLength, lines, pattern, form, alphabet };
  const extension = { 'x-max-graphemes': maxGraphemes };
  return field(
    options,
    { type: String, ...textSchema(limits), ...extension },
    ...textRules(limits),
    ValidateBy(
      { name: 'maxGraphemes', validator: { validate: fits } },
      withRule('maxLength', { max: maxGraphemes }),
    ),
  );
}
