import { writtenAddress } from '../text/web-address.constants.js';
import { field, type FieldOptions } from './field.js';
import { textRules, textSchema } from './text-rules.js';

/** Refuses what the URL parser would silently repair, such as spaces or a missing host. */
const HTTP_URL = /^[Hh][Tt][Tt][Pp][Ss]?:\/\/[^\s/?#][^\s]*$/;

/** The same, or nothing. */
const HTTP_URL_OR_EMPTY = new RegExp(`^$|${HTTP_URL.source}`);

/** An absolute address, http or https. With `emptyAllowed`, an empty text stands for none. */
export function HttpUrlField({
  maxLength,
  emptyAllowed = false,
  ...options
}: FieldOptions & { maxLength: number; emptyAllowed?: boolean }) {
  const parse = (text: string) => {
    if (emptyAllowed && text === '') return '';
    return HTTP_URL.test(text) ? writtenAddress(text) : null;
  };
  return field(
    options,
    { type: String, ...textSchema({ maxLength, pattern: emptyAllowed ? HTTP_URL_OR_EMPTY : HTTP_URL }) },
    ...textRules({ maxLength, parse }),
  );
}
