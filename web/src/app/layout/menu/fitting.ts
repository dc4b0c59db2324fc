/**
 * How many of the entries stand in a line, from the first on. Whether "More" is needed is judged without it, so the
 * answer depends on the widths alone and not on what stood there before.
 * @param widths of the entries, in pixels
 * @param room for entries and "More" together
 */
export function fittingIn(widths: number[], room: number, more: number): number {
  const ends = widths.map((_, index) => widths.slice(0, index + 1).reduce((sum, width) => sum + width, 0));
  if ((ends.at(-1) ?? 0) <= room) return widths.length;
  return ends.filter((end) => end <= room - more).length;
}
