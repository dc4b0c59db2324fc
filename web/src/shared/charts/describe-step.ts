import type { ChartData } from './chart-data';
import { shares } from './shares';

type Format = (value: number) => string;

/** One step in words: `Nov 20: Clicks 70,124; Shares 311`. */
export function describeStep(data: ChartData, step: number, format: Format, isShare: boolean): string {
  const values = linesOf(data, step, format, isShare).map(({ name, value }) => `${name} ${value}`.trim());
  return `${data.labels[step] ?? ''}: ${values.join('; ')}`;
}

/** @param isShare the steps are parts of a whole, and each says how large a part */
export function linesOf({ series }: ChartData, step: number, format: Format, isShare: boolean) {
  return series.map(({ name, values }) => {
    const value = format(values[step] ?? 0);
    return { name, value: isShare ? `${value} (${shares(values)[step] ?? 0}%)` : value };
  });
}
