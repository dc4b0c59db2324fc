import { ValidateBy } from 'class-validator';
import { hasAtMostWords } from '../text/words.js';
import { field, type FieldOptions, withRule } from './field.js';
import { type TextLimits, textRules, textSchema } from './text-rules.js';

interface WordsOptions extends FieldOptions, Pick<TextLimits, 'lines' | 'maxLength'> {
  maxWords: number;
}

/** A text with a limit in words. OpenAPI has no keyword for that, so the description has to name it. */
export function WordsField({ maxLength, lines, maxWords, ...options }: WordsOptions) {
  const fits = (value: unknown) => typeof value === 'string' && hasAtMostWords(value, maxWords);
  const limits = { maxLength, lines };
  return field(
    options,
    { type: String, ...textSchema(limits) },
    ...textRules(limits),
    ValidateBy({ name: 'maxWords', validator: { validate: fits } }, withRule('maxWords', { max: maxWords })),
  );
}
