import type { ChartData } from './chart-data';
import { shares } from './shares';

type Format = (value: number) => string;

const UNKNOWN = '–';

/** A dash for an unknown value. */
export const formatKnown = (value: number | null | undefined, format: Format): string =>
  value === null || value === undefined ? UNKNOWN : format(value);

/** Describes one step as text: `Nov 20: Clicks 70,124; Shares 311`. */
export function describeStep(data: ChartData, step: number, format: Format, isShare: boolean): string {
  const values = linesOf(data, step, format, isShare).map(({ name, value }) => `${name} ${value}`.trim());
  return `${data.labels[step] ?? ''}: ${values.join('; ')}`;
}

/** @param isShare the steps are parts of a whole; adds the percentage of each */
export function linesOf({ series }: ChartData, step: number, format: Format, isShare: boolean) {
  return series.map(({ name, values }) => {
    const value = formatKnown(values[step], format);
    return { name, value: isShare ? `${value} (${shares(values)[step] ?? 0}%)` : value };
  });
}
