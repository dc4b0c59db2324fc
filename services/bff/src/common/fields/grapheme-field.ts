import { ValidateBy } from 'class-validator';
import { hasAtMostGraphemes } from '../text/graphemes.js';
import { field, type FieldOptions, withRule } from './field.js';
import { type TextLimits, textRules, textSchema } from './text-rules.js';

interface GraphemeOptions extends FieldOptions, Pick<TextLimits, 'minLength' | 'lines' | 'pattern' | 'form'> {
  /** In grapheme clusters: what a reader counts as one character, whatever the number of code points. */
  maxGraphemes: number;
}

/** A text with a limit in grapheme clusters. OpenAPI has no keyword for that, so the limit is `x-max-graphemes`. */
export function GraphemeField({
  minLength,
  lines,
  pattern,
  form,
  maxGraphemes,
  ...options
}: GraphemeOptions) {
  const fits = (value: unknown) => typeof value === 'string' && hasAtMostGraphemes(value, maxGraphemes);
  const limits = { minLength, lines, pattern, form };
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
