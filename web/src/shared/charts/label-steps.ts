const GAP = 12;

/**
 * Returns the indexes of the axis labels that fit without overlapping. The last label is always included, because on
 * an axis of days it is today.
 * @param widths widths of the labels in pixels
 * @param room available width in pixels
 */
export function shownLabels(widths: number[], room: number): number[] {
  const count = widths.length;
  const widest = Math.max(...widths) + GAP;
  const every = Math.max(1, Math.ceil((widest * Math.max(1, count - 1)) / Math.max(1, room)));
  return widths.map((_, at) => at).filter((at) => (count - 1 - at) % every === 0);
}
