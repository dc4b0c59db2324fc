import { searchKey } from '../../shared/lib/search-key';

const BEGINNING = 4;
const WORD = 3;
const INSIDE = 2;
const SCATTERED = 1;

/** The score of a text for a query: 0 is no match, higher is better. */
export function scoreOf(text: string, query: string): number {
  const searched = searchKey(text);
  const wanted = searchKey(query).trim();
  if (searched.startsWith(wanted)) return BEGINNING;
  if (searched.includes(` ${wanted}`)) return WORD;
  if (searched.includes(wanted)) return INSIDE;
  return isScattered(searched, wanted) ? SCATTERED : 0;
}

/** Whether the letters come in this order, with others between them: `srctbl` finds the Search Table. */
function isScattered(text: string, wanted: string): boolean {
  let from = 0;
  for (const letter of wanted.replaceAll(/\s/g, '')) {
    const at = text.indexOf(letter, from);
    if (at < 0) return false;
    from = at + letter.length;
  }
  return true;
}

export interface Findable {
  words: string[];
  /** What is done there. A match counts half, so that the name of a thing comes before where it is done. */
  hints?: string[];
}

function bestScore({ words, hints = [] }: Findable, query: string): number {
  const hinted = hints.map((hint) => scoreOf(hint, query)).filter((score) => score > SCATTERED);
  return Math.max(0, ...words.map((word) => scoreOf(word, query)), ...hinted.map((score) => score / 2));
}

/** The matches, best first; all items in their order if the query is empty. */
export function matching<Item extends Findable>(items: Item[], query: string): Item[] {
  const scored = items
    .map((item) => ({ item, score: bestScore(item, query) }))
    .filter(({ score }) => score > 0);
  return scored.toSorted((a, b) => b.score - a.score).map(({ item }) => item);
}

/** The groups, that with the best match first. */
export function byBestMatch<Group extends { commands: Findable[] }>(groups: Group[], query: string): Group[] {
  const best = ({ commands }: Group) => Math.max(0, ...commands.map((item) => bestScore(item, query)));
  return query.trim() === '' ? groups : groups.toSorted((a, b) => best(b) - best(a));
}
