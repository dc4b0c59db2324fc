const GAP = 12;

/**
 * Which of the labels below a chart are written, so that none touches another. The last is always among them: of
 * days it is today.
 * @param widths of the labels, in pixels
 * @param room for all of them, in pixels
 */
export function shownLabels(widths: number[], room: number): number[] {
  const count = widths.length;
  const widest = Math.max(...widths) + GAP;
  const every = Math.max(1, Math.ceil((widest * Math.max(1, count - 1)) / Math.max(1, room)));
  return widths.map((_, at) => at).filter((at) => (count - 1 - at) % every === 0);
}
