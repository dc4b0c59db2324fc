const BEGINNING = 4;
const WORD = 3;
const INSIDE = 2;
const SCATTERED = 1;

/** The score of a text for a query: 0 is no match, higher is better. */
export function scoreOf(text: string, query: string): number {
  const searched = text.toLowerCase();
  const wanted = query.trim().toLowerCase();
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

/** The matches, best first; all items in their order if the query is empty. */
export function matching<Item extends { words: string[] }>(items: Item[], query: string): Item[] {
  const score = ({ words }: Item) => Math.max(...words.map((word) => scoreOf(word, query)));
  const scored = items.map((item) => ({ item, score: score(item) })).filter((found) => found.score > 0);
  return scored.toSorted((a, b) => b.score - a.score).map(({ item }) => item);
}
