import type { ReactNode } from 'react';
import type { ChartData, ChartKind } from './chart-data';

export interface ChartProps {
  kind: ChartKind;
  /** What the chart is about. */
  label: string;
  /** What its steps are, as the head of the table says it: day, month, subject. */
  stepName: string;
  /** Keep it the same object while the figures are the same: another one draws anew. */
  data: ChartData;
  /** Of a value, for the tooltip, the table and whoever listens. */
  format: (value: number) => string;
  /** Shorter, for the axis. */
  formatTick?: (value: number) => string;
  /** In the hole of a donut. */
  total?: { label: string; value: string };
  /** Lets the reader narrow the steps by a slider below. */
  isRanged?: boolean;
  /** In the place of the names of the series. */
  legend?: ReactNode;
}
