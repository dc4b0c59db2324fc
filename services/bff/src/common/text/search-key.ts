/** What nobody sees, or what only tells the spellings of a letter apart: accents, soft hyphens, breaks between Khmer words, marks of direction. */
const FOLDED = /[\u0300-\u036F\u00AD\u200B-\u200F\u2060\uFE00-\uFE0F\uFEFF]/g;

/** Letters that Unicode does not take apart. */
const SAME_LETTERS: Readonly<Record<string, string>> = { đ: 'd', ø: 'o', ł: 'l', ħ: 'h', ı: 'i' };

/** What is searched of a text, and for. `search_key` is the same for SQL. */
export function searchKey(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(FOLDED, '')
    .replaceAll(/[đøłħı]/g, (letter) => SAME_LETTERS[letter] ?? letter)
    .replaceAll(/[’‘ʼʻ′`]/g, "'")
    .replaceAll('\u17D2\u178F', '\u17D2\u178A');
}
