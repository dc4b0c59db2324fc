import type { ChartData } from '../../charts/chart-data';
import type { Sheet } from '../../sheets/csv';
import type { ChartProps } from '../../charts/chart-props';

/** The data of a card as a table, in the language of the reader. */
export function sheetOf({ stepName, data }: Pick<ChartProps, 'stepName' | 'data'>): Sheet {
  return { columns: [stepName, ...data.series.map(({ name }) => name)], rows: rowsOf(data) };
}

const rowsOf = ({ labels, steps = labels, series }: ChartData) =>
  steps.map((label, step) => [label, ...series.map(({ values }) => values[step] ?? null)]);
