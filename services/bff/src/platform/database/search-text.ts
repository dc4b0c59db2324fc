/**
 * What nobody sees, or what only tells the spellings of a letter apart: accents, soft hyphens, breaks between Khmer words, marks of
 * direction. For regular expressions of JavaScript and of PostgreSQL.
 */
const FOLDED = String.raw`[\u0300-\u036f\u00ad\u200b-\u200f\u2060\ufe00-\ufe0f\ufeff]`;
const FOLDED_ALL = new RegExp(FOLDED, 'g');
/** Letters that Unicode does not take apart, and the marks that people type as an apostrophe. */
const [LETTERS, SAME_LETTERS] = ['đøłħı’‘ʼʻ′`', "dolhi''''''"];
const [SUBSCRIPT, SAME_SUBSCRIPT] = ['\u17D2\u178F', '\u17D2\u178A'];

/**
 * The function that makes of a text what is searched: without what only spelling tells apart, which is case, accents, width, the
 * composition of letters, apostrophes, and in Khmer the breaks between words and two letters whose subscripts look the same.
 * A text of ASCII, whose length is its size, needs none of it but the case.
 */
export const SEARCH_KEY = `
  CREATE OR REPLACE FUNCTION search_key(content text) RETURNS text
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN CASE
    WHEN octet_length(content) = length(content) THEN translate(lower(content), '\`', '''')
    ELSE replace(translate(regexp_replace(lower(normalize(content, NFKD)), '${FOLDED}', '', 'g'),
                           '${LETTERS}', '${SAME_LETTERS.replaceAll("'", "''")}'), '${SUBSCRIPT}', '${SAME_SUBSCRIPT}')
  END`;

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
