import type { ReactNode } from 'react';
import type { ChartData, ChartKind } from './chart-data';

export interface ChartProps {
  kind: ChartKind;
  /** The subject of the chart. */
  label: string;
  /** The kind of step, for the table header: day, month, subject. */
  stepName: string;
  /** Keep the same object while the data is the same: a new object redraws the chart. */
  data: ChartData;
  /** Formats a value for the tooltip, the table and screen readers. */
  format: (value: number) => string;
  /** Shorter, for the axis. */
  formatTick?: (value: number) => string;
  /** In the hole of a donut. */
  total?: { label: string; value: string };
  /** Lets the reader narrow the steps by a slider below. */
  isRanged?: boolean;
  /** Replaces the names of the series. */
  legend?: ReactNode;
}
