import { webAddress } from '../../common/text/web-address.constants.js';

/** What stands for a preview and its item in the address at which a site shows it. */
const PLACEHOLDERS = ['token', 'slug', 'id', 'language'] as const;
type Values = Record<(typeof PLACEHOLDERS)[number], string | number>;

const HOST = String.raw`(https:\/\/[^\s{}/?#@\\]+|http:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d{1,5})?)`;
const PART = String.raw`([^\s{}]|\{(${PLACEHOLDERS.join('|')})\})*`;

/** An address on https, or on http at the machine of whoever builds the site. Its host has no placeholder. Empty for none. */
export const PREVIEW_PATTERN = {
  maxLength: 500,
  pattern: new RegExp(String.raw`^$|^${HOST}[/?#]${PART}\{token\}${PART}$`),
  form: 'previewPattern',
  parse: writtenPattern,
} as const;

/** Braces that the URL parser has escaped. */
const ESCAPED = /%7B(\w+)%7D/gi;
const PLACEHOLDER = /\{(\w+)\}/g;

/** What the URL parser makes of it, with its placeholders; null for what is no address. */
function writtenPattern(text: string): string | null {
  return text === '' ? '' : (webAddress(text)?.href.replaceAll(ESCAPED, '{$1}') ?? null);
}

/** Where a site shows one preview. */
export function filledPattern(pattern: string, values: Values): string {
  return pattern.replaceAll(PLACEHOLDER, (_, name: string) =>
    encodeURIComponent(values[name as keyof Values]),
  );
}
