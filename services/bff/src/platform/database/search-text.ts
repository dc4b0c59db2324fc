/**
 * What nobody sees, or what only tells the spellings of a letter apart: accents, soft hyphens, breaks between Khmer words, marks of
 * direction. `search_key` leaves out the same.
 */
const FOLDED = String.raw`[\u0300-\u036f\u00ad\u200b-\u200f\u2060\ufe00-\ufe0f\ufeff]`;
const FOLDED_ALL = new RegExp(FOLDED, 'g');
/** SQL for whether a text contains what {@link anywhere} was made of. */
export function contains(text: string, wanted: string): string {
  return `search_key(${text}) LIKE search_key(${wanted})`;
}

/** A pattern for what contains the text, each of whose characters stands for itself, also one that the key makes of another. */
export function anywhere(text: string): string {
  return `%${text.normalize('NFKD').replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
}

/** How many characters of it are searched for. */
export function searchedLength(text: string): number {
  return Array.from(text.normalize('NFKD').replaceAll(FOLDED_ALL, '')).length;
}
