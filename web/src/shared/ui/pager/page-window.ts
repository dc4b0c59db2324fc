const NEIGHBOURS = 1;
/** Up to this count, all page numbers are shown. */
const ALL_SHOWN = 7;

/** The page numbers to show: the first, the last, and the current with its neighbours. Null is a gap. */
export function pageWindow(current: number, last: number): (number | null)[] {
  if (last <= ALL_SHOWN) return Array.from({ length: last }, (_, at) => at + 1);
  const middle = Math.min(Math.max(current, 1 + NEIGHBOURS + 1), last - NEIGHBOURS - 1);
  const shown = [1, middle - 1, middle, middle + 1, last];
  const unique = shown.filter((page, at) => shown.indexOf(page) === at);
  return unique.flatMap((page, at) => {
    const previous = unique[at - 1] ?? 0;
    if (page - previous === 2) return [page - 1, page];
    return page - previous > 2 ? [null, page] : [page];
  });
}
