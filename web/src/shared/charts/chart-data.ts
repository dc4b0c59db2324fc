export type ChartKind = 'line' | 'area' | 'stackedArea' | 'bar' | 'stackedBar' | 'donut' | 'radar';

export interface ChartSeries {
  name: string;
  /** One per label; null: unknown. A line is interrupted there. */
  values: (number | null)[];
}

/** The data of a chart: the labels of its steps (days, slices, subjects) and one or more series. */
export interface ChartData {
  labels: string[];
  series: ChartSeries[];
}

/** Returns the steps from `first` to `last`, inclusive. */
export function partOf({ labels, series }: ChartData, first: number, last: number): ChartData {
  const cut = <Value>(list: Value[]) => list.slice(first, last + 1);
  return { labels: cut(labels), series: series.map(({ name, values }) => ({ name, values: cut(values) })) };
}

const isStacked = (kind: ChartKind) => kind === 'stackedBar' || kind === 'stackedArea';

/** The highest value shown; of stacked series, the highest sum. */
export function maxValue(kind: ChartKind, { labels, series }: ChartData): number {
  if (!isStacked(kind))
    return Math.max(0, ...series.flatMap(({ values }) => values.map((value) => value ?? 0)));
  return Math.max(0, ...labels.map((_, step) => sum(series.map(({ values }) => values[step] ?? 0))));
}

/** Each series on top of those before it: its upper edge. */
export function stacked({ labels, series }: ChartData): ChartData {
  const upTo = (last: number, step: number) =>
    sum(series.slice(0, last + 1).map(({ values }) => values[step] ?? 0));
  return {
    labels,
    series: series.map(({ name }, at) => ({ name, values: labels.map((_, step) => upTo(at, step)) })),
  };
}

export function sum(values: (number | null)[]): number {
  return values.reduce<number>((total, value) => total + (value ?? 0), 0);
}
