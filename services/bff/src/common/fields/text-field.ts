import { field, type FieldOptions } from './field.js';
import { type TextLimits, textRules, textSchema } from './text-rules.js';

interface TextOptions extends FieldOptions, Omit<TextLimits, 'secret'> {
  format?: string;
}

/**
 * A text on one line, unless `lines` says otherwise. Characters that would deceive a reader are refused, except in
 * passwords, which have the format `password`.
 */
export function TextField({
  minLength,
  maxLength,
  lines,
  pattern,
  form,
  parse,
  format,
  ...options
}: TextOptions) {
  const secret = format === 'password';
  const limits = { minLength, maxLength, lines, secret, pattern, form, parse, example: options.example };
  return field(options, { type: String, format, ...textSchema(limits) }, ...textRules(limits));
}
