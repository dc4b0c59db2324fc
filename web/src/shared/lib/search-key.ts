/** Letters that Unicode does not take apart. */
const SAME_LETTERS: Record<string, string> = { đ: 'd', ø: 'o', ł: 'l', ħ: 'h', ı: 'i' };

/**
 * What is searched of a text: without what only spelling tells apart, which is case, accents, width, the
 * composition of letters, apostrophes, and in Khmer the breaks between words and two letters whose subscripts look the same. Searches of the server do the same (`search_key`).
 */
export function searchKey(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[\u0300-\u036F\u00AD\u200B-\u200F\u2060\uFE00-\uFE0F\uFEFF]/g, '')
    .replaceAll(/[đøłħı]/g, (letter) => SAME_LETTERS[letter] ?? letter)
    .replaceAll(/[’‘ʼʻ′`]/g, "'")
    .replaceAll('\u17D2\u178F', '\u17D2\u178A');
}
