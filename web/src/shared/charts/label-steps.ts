const GAP = 12;
/** How far a label may stand out beyond the ends of the axis: a card has as much space there. */
const OVERHANG = 24;

export interface AxisLabel {
  step: number;
  /** Where its middle stands, in pixels from the start of the axis. */
  middle: number;
  width: number;
}

/**
 * Returns the labels of an axis that fit without overlapping, at equal distances. The last one is always included, because
 * on an axis of days it is today. One that would stand out too far is moved inwards.
 * @param labels in pixels
 * @param room width of the axis in pixels
 */
export function shownLabels(labels: AxisLabel[], room: number): AxisLabel[] {
  const last = labels.length - 1;
  const within = labels.map((label) => ({ ...label, middle: inside(label, room) }));
  for (let every = 1; every <= last; every += 1) {
    const shown = within.filter((_, at) => (last - at) % every === 0);
    if (shown.every((label, at) => at === 0 || areApart(shown[at - 1], label))) return shown;
  }
  return within.slice(-1);
}

function inside({ middle, width }: AxisLabel, room: number): number {
  return Math.max(width / 2 - OVERHANG, Math.min(middle, room + OVERHANG - width / 2));
}

function areApart(left: AxisLabel | undefined, right: AxisLabel): boolean {
  if (left === undefined) return true;
  return right.middle - left.middle >= (left.width + right.width) / 2 + GAP;
}
