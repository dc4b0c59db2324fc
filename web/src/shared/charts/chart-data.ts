export type ChartKind = 'line' | 'area' | 'bar' | 'stackedBar' | 'donut' | 'radar';

export interface ChartSeries {
  name: string;
  /** One per label; null: unknown. A line is interrupted there. */
  values: (number | null)[];
}

/** The data of a chart: the labels of its steps (days, slices, subjects) and one or more series. */
export interface ChartData {
  labels: string[];
  /** What a file writes instead of the labels: days with their year. */
  steps?: string[];
  series: ChartSeries[];
  /** Whether the last step is not over: its value still grows, and what it is compared with is as short. */
  isUnfinished?: boolean;
}

/** The first and the last step that are shown. */
export type Range = [first: number, last: number];

/** Returns the steps from `first` to `last`, inclusive. */
export function partOf(data: ChartData, first: number, last: number): ChartData {
  const { labels, steps, series, isUnfinished = false } = data;
  const cut = <Value>(list: Value[]) => list.slice(first, last + 1);
  return {
    labels: cut(labels),
    ...(steps && { steps: cut(steps) }),
    series: series.map(({ name, values }) => ({ name, values: cut(values) })),
    ...(isUnfinished && last >= labels.length - 1 && { isUnfinished }),
  };
}

/** More bars than these are hairlines in a narrow card: a month beside the month before it, or a year. */
const MOST_BARS = 40;

/**
 * A line of one point cannot be seen, so a single step is drawn as bars, and so are values that stand between unknown ones; bars too
 * thin to be told apart are drawn as lines.
 */
export function drawnKind(kind: ChartKind, { labels, series }: ChartData): ChartKind {
  const isThin = labels.length * series.length > MOST_BARS;
  if (kind === 'bar') return isThin ? 'line' : kind;
  if (kind !== 'line' && kind !== 'area') return kind;
  return !isThin && series.some(({ values }) => values.some(standsAlone)) ? 'bar' : kind;
}

function standsAlone(value: number | null, step: number, values: (number | null)[]): boolean {
  return value !== null && (values[step - 1] ?? null) === null && (values[step + 1] ?? null) === null;
}

/** The highest value shown; of stacked series, the highest sum. */
export function maxValue(kind: ChartKind, { labels, series }: ChartData): number {
  if (kind !== 'stackedBar')
    return Math.max(0, ...series.flatMap(({ values }) => values.map((value) => value ?? 0)));
  return Math.max(0, ...labels.map((_, step) => sum(series.map(({ values }) => values[step] ?? 0))));
}

export function sum(values: (number | null)[]): number {
  return values.reduce<number>((total, value) => total + (value ?? 0), 0);
}
