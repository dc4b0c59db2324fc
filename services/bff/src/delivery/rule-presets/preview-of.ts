interface Shown {
  id: number;
  title: string;
  language: string;
}

export interface Previewed<Item extends Shown> {
  item: Item;
  /** Its places, from 1; null if it is not delivered. */
  before: number | null;
  after: number | null;
  /** Whether it changes its order, rather than only making room. */
  isMoved: boolean;
}

/** What changes from one order to another: first what is delivered afterwards, then what no longer is. */
export function previewOf<Item extends Shown>(
  before: readonly Item[],
  after: readonly Item[],
): Previewed<Item>[] {
  const placeBefore = placesOf(before);
  const placeAfter = placesOf(after);
  const common = after.filter(({ id }) => placeBefore.has(id));
  const steady = longestRise(common.map(({ id }) => placeBefore.get(id) ?? 0));
  const stays = new Set(common.filter((_, at) => steady.has(at)).map(({ id }) => id));
  const gone = before.filter(({ id }) => !placeAfter.has(id));
  return [...after, ...gone].map((item) => {
    const [from = null, to = null] = [placeBefore.get(item.id), placeAfter.get(item.id)];
    return { item, before: from, after: to, isMoved: from !== null && to !== null && !stays.has(item.id) };
  });
}

function placesOf(items: readonly Shown[]): Map<number, number> {
  return new Map(items.map(({ id }, at) => [id, at + 1]));
}

/** Where the members of a longest rising subsequence stand. */
function longestRise(values: readonly number[]): Set<number> {
  /** Where the best rise of each length ends. */
  const ends: number[] = [];
  const previous: (number | undefined)[] = [];
  for (const [at, value] of values.entries()) {
    const found = ends.findIndex((end) => (values[end] ?? 0) >= value);
    const length = found === -1 ? ends.length : found;
    previous[at] = ends[length - 1];
    ends[length] = at;
  }
  const rise = new Set<number>();
  for (let at = ends.at(-1); at !== undefined; at = previous[at]) rise.add(at);
  return rise;
}
