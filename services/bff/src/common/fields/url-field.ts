import { writtenAddress } from '../text/web-address.constants.js';
import { field, type FieldOptions } from './field.js';
import { textRules, textSchema } from './text-rules.js';

/** Refuses what the URL parser would silently repair, such as spaces or a missing host. */
const HTTP_URL = /^[Hh][Tt][Tt][Pp][Ss]?:\/\/[^\s/?#][^\s]*$/;

/** An absolute address, http or https. */
export function HttpUrlField({ maxLength, ...options }: FieldOptions & { maxLength: number }) {
  return field(
    options,
    { type: String, ...textSchema({ maxLength, pattern: HTTP_URL }) },
    ...textRules({
      maxLength,
      parse: (text) => (HTTP_URL.test(text) ? writtenAddress(text) : null),
    }),
  );
}
