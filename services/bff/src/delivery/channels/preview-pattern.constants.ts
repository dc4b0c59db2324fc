import { webAddress } from '../../common/text/web-address.constants.js';

/** The placeholders of a preview address. */
const PLACEHOLDERS = ['token', 'slug', 'id', 'language'] as const;
type Values = Record<(typeof PLACEHOLDERS)[number], string | number>;

const HOST = String.raw`(https:\/\/[^\s{}/?#@\\]+|http:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d{1,5})?)`;
const PART = String.raw`([^\s{}]|\{(${PLACEHOLDERS.join('|')})\})*`;

/** An https address, or http on localhost for development. Placeholders are not allowed in the host. Empty for none. */
export const PREVIEW_PATTERN = {
  maxLength: 500,
  pattern: new RegExp(String.raw`^$|^${HOST}[/?#]${PART}\{token\}${PART}$`),
  form: 'previewPattern',
  parse: writtenPattern,
} as const;

/** Braces that the URL parser has escaped. */
const ESCAPED = /%7B(\w+)%7D/gi;
const PLACEHOLDER = /\{(\w+)\}/g;

/** The address as the URL parser normalises it, placeholders restored; null if it is not a valid address. */
function writtenPattern(text: string): string | null {
  return text === '' ? '' : (webAddress(text)?.href.replaceAll(ESCAPED, '{$1}') ?? null);
}

/** The address of one preview at the site. */
export function filledPattern(pattern: string, values: Values): string {
  return pattern.replaceAll(PLACEHOLDER, (_, name: string) =>
    encodeURIComponent(values[name as keyof Values]),
  );
}
