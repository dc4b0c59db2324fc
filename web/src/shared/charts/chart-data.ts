export type ChartKind = 'line' | 'area' | 'bar' | 'stackedBar' | 'donut' | 'radar';

export interface ChartSeries {
  name: string;
  /** One for each label of the data. */
  values: number[];
}

/** The data of every chart: steps (days, slices, subjects) and one or more series over them. */
export interface ChartData {
  labels: string[];
  series: ChartSeries[];
}

/** The steps from `first` to `last`, both included. */
export function partOf({ labels, series }: ChartData, first: number, last: number): ChartData {
  const cut = <Value>(list: Value[]) => list.slice(first, last + 1);
  return { labels: cut(labels), series: series.map(({ name, values }) => ({ name, values: cut(values) })) };
}

/** The highest value drawn: for stacked bars, their sum. */
export function maxValue(kind: ChartKind, { labels, series }: ChartData): number {
  if (kind !== 'stackedBar') return Math.max(0, ...series.flatMap(({ values }) => values));
  return Math.max(0, ...labels.map((_, step) => sum(series.map(({ values }) => values[step] ?? 0))));
}

export function sum(values: number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
