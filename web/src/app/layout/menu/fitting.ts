/**
 * How many entries fit on one line. Whether "More" is needed is decided without its width, so the result depends on
 * the widths alone and not on the previous state.
 * @param widths of the entries, in pixels
 * @param room for entries and "More" together
 */
export function countFitting(widths: number[], room: number, more: number): number {
  const ends = widths.map((_, index) => widths.slice(0, index + 1).reduce((sum, width) => sum + width, 0));
  if ((ends.at(-1) ?? 0) <= room) return widths.length;
  return ends.filter((end) => end <= room - more).length;
}
