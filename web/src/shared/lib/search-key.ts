/**
 * What is searched of a text: without what only spelling tells apart, which is case, and in Khmer the breaks between words and two
 * letters whose subscripts look the same. Searches of the server do the same (`search_key`).
 */
export function searchKey(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[\u200B-\u200D]/g, '')
    .replaceAll('\u17D2\u178F', '\u17D2\u178A');
}
