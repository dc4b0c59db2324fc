/** How a text is written in Khmer: a reader does not see the breaks between words, nor which of two letters a subscript is. */
const UNSEEN = '\u200B\u200C\u200D';
const [SUBSCRIPT, SAME_SUBSCRIPT] = ['\u17D2\u178F', '\u17D2\u178A'];

/**
 * The function that makes of a text what is searched: without what only spelling tells apart, which is case, and in Khmer the breaks
 * between words and two letters whose subscripts look the same.
 */
export const SEARCH_KEY = `
  CREATE OR REPLACE FUNCTION search_key(content text) RETURNS text
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN replace(translate(lower(content), '${UNSEEN}', ''), '${SUBSCRIPT}', '${SAME_SUBSCRIPT}')`;

/** SQL for whether a text contains what {@link anywhere} was made of. */
export function contains(text: string, wanted: string): string {
  return `search_key(${text}) LIKE search_key(${wanted})`;
}

/** A pattern for what contains the text, each of whose characters stands for itself. */
export function anywhere(text: string): string {
  return `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
}

/** How many characters of it are searched for. */
export function searchedLength(text: string): number {
  return Array.from(text).filter((character) => !UNSEEN.includes(character)).length;
}
