import { searchKey } from '../../common/text/search-key.js';

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
  return Array.from(searchKey(text)).length;
}
