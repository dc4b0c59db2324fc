import { type ChartData, type ChartKind, maxValue } from './chart-data';
import { type Geometry, geometryOf } from './geometry';
import { valueTicks } from './value-ticks';

export interface ChartScale {
  ticks: number[];
  /** The upper end of the value axis. */
  top: number;
  geometry: Geometry;
}

export function scaleOf(kind: ChartKind, data: ChartData): ChartScale {
  const isWhole = data.series.every(({ values }) =>
    values.every((value) => value === null || Number.isInteger(value)),
  );
  const ticks = valueTicks(maxValue(kind, data), isWhole);
  const top = ticks.at(-1) ?? 1;
  return { ticks, top, geometry: geometryOf(kind, data, top) };
}
