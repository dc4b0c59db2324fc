import { type Conditions } from './conditions.js';
import { searchedLength } from './search-text.js';

const TRIGRAM = 3;
/** The key of a text in a bigram index, quoted for tsquery. */
const KEY = String.raw`('''' || replace(replace(left(search_key(?), 2), '\', '\\'), '''', '''''') || '''')::tsquery`;

/** Where short texts are searched: a column, and the SQL function whose bigrams of it are indexed. */
export interface IndexedPairs {
  column: string;
  pairs: string;
}

/** Whether a text is too short for a trigram index. */
export function isShortText(text: string | undefined): text is string {
  if (text === undefined) return false;
  const length = searchedLength(text);
  return length > 0 && length < TRIGRAM;
}

/**
 * Searches by bigrams. It does not add a LIKE condition: the planner would use the trigram index, in which such a short text
 * matches every row. The bigrams alone decide, unless the text is longer in lowercase; PostgreSQL sees that when it plans.
 */
export function withShortText(rows: Conditions, { column, pairs }: IndexedPairs, text: string): Conditions {
  return rows
    .with(`${pairs}(${column}) @@ ${KEY}`, text)
    .with(`(length(search_key(?)) <= 2 OR strpos(${column}, search_key(?)) > 0)`, text, text);
}
