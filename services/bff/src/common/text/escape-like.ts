/** Escapes a text, so that LIKE matches each of its characters literally. */
export function escapeLike(text: string): string {
  return text.replaceAll(/[\\%_]/g, '\\$&');
}
