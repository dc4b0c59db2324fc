const ESCAPED = /_x([0-9A-Fa-f]{4})_/g;
const LOOKS_ESCAPED = /_(?=x[0-9A-Fa-f]{4}_)/g;

/** Workbooks write characters that XML cannot hold, and line breaks of Windows, as `_x000D_`. */
export function unescapedText(text: string): string {
  return text.replaceAll(ESCAPED, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
}

/** A text that looks like such a character is read as it is. */
export function escapedText(text: string): string {
  return text.replaceAll(LOOKS_ESCAPED, '_x005F_').replaceAll('\r', '_x000D_');
}
