import type { ReactNode } from 'react';
import type { ChartData, ChartKind, Range } from './chart-data';

export interface ChartProps {
  kind: ChartKind;
  /** What the chart shows; its accessible name. */
  label: string;
  /** The header of the step column in the table, such as day, month or subject. */
  stepName: string;
  /** Must be referentially stable: a new object redraws the chart. */
  data: ChartData;
  /** Formats a value for the tooltip, the table and screen readers. */
  format: (value: number) => string;
  /** Formats a value for the axis, if a shorter form is needed. */
  formatTick?: (value: number) => string;
  /** Without axes, below a figure. */
  isSmall?: boolean;
  /** Shown in the centre of a donut. */
  total?: { label: string; value: string };
  /** The steps that are shown, with a slider below the chart that limits them. */
  range?: { chosen: Range; onChoose: (range: Range) => void };
  /** Replaces the default legend. */
  legend?: ReactNode;
  /** Link to the rows behind a step, or behind one series of it. */
  rowsOf?: ((step: number, series?: number) => string) | undefined;
}
