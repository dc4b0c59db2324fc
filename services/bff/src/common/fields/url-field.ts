import { ValidateBy } from 'class-validator';
import { field, type FieldOptions, withRule } from './field.js';
import { textRules, textSchema } from './text-rules.js';

/** Refuses what the URL parser would silently repair, such as spaces or a missing host. */
const HTTP_URL = /^[Hh][Tt][Tt][Pp][Ss]?:\/\/[^\s/?#][^\s]*$/;

function isHttpUrl(value: unknown): boolean {
  return typeof value === 'string' && HTTP_URL.test(value) && URL.canParse(value);
}

/** An absolute address, http or https. */
export function HttpUrlField({ maxLength, ...options }: FieldOptions & { maxLength: number }) {
  return field(
    options,
    { type: String, ...textSchema({ maxLength, pattern: HTTP_URL }) },
    ...textRules({ maxLength }),
    ValidateBy({ name: 'isHttpUrl', validator: { validate: isHttpUrl } }, withRule('url')),
  );
}
