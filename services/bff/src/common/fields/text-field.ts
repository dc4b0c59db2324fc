import { field, type FieldOptions } from './field.js';
import { type TextLimits, textRules, textSchema } from './text-rules.js';

interface TextOptions extends FieldOptions, TextLimits {
  format?: string;
}

export function TextField({ minLength, maxLength, pattern, form, format, ...options }: TextOptions) {
  const limits = { minLength, maxLength, pattern, form, example: options.example };
  return field(options, { type: String, format, ...textSchema(limits) }, ...textRules(limits));
}
