import { IsEmail } from 'class-validator';
import { field, type FieldOptions, withRule } from './field.js';
import { textRules } from './text-rules.js';

/** RFC 5321: no address that can be written to is longer. */
export const EMAIL = { maxLength: 254 } as const;

export function EmailField(options: FieldOptions) {
  return field(
    options,
    { type: String, format: 'email', ...EMAIL },
    ...textRules(EMAIL),
    IsEmail({}, withRule('email')),
  );
}
