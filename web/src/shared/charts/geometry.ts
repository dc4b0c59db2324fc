import { type ChartData, type ChartKind, sum } from './chart-data';

/** A point in the plot, as fractions of its width and height from the upper left corner. */
export interface Spot {
  x: number;
  y: number;
}

/** Positions of the marks. They match those of G2, because both use the same scales and no margins. */
export interface Geometry {
  /** The anchor of the tooltip of a step. */
  anchor: (step: number) => Spot;
  /** The points of a step, one per series, null where its value is unknown; empty for bars and slices. */
  dots: (step: number) => (Spot | null)[];
  /** The step under the pointer; null outside all steps. */
  nearest: (spot: Spot) => number | null;
}

export const DONUT_HOLE = 0.72;

/** @param top the upper end of the value axis; on a radar, its outer edge */
export function geometryOf(kind: ChartKind, data: ChartData, top: number): Geometry {
  if (kind === 'donut') return donut(data);
  if (kind === 'radar') return radar(data, top);
  return kind === 'line' || kind === 'area' ? points(data, top) : bars(data, top, kind === 'stackedBar');
}

function points({ labels, series }: ChartData, top: number): Geometry {
  const last = Math.max(1, labels.length - 1);
  const dots = (step: number) =>
    series.map(({ values }) => {
      const value = values[step] ?? null;
      return value === null ? null : { x: step / last, y: 1 - value / top };
    });
  return {
    dots,
    anchor: (step) => ({ x: step / last, y: Math.min(1, ...dots(step).map((dot) => dot?.y ?? 1)) }),
    nearest: ({ x }) => clamp(Math.round(x * last), labels.length),
  };
}

function bars({ labels, series }: ChartData, top: number, isStacked: boolean): Geometry {
  const count = labels.length;
  const height = (step: number) => {
    const values = series.map((one) => one.values[step] ?? 0);
    return isStacked ? sum(values) : Math.max(0, ...values);
  };
  return {
    dots: () => [],
    anchor: (step) => ({ x: (step + 0.5) / count, y: Math.max(0, 1 - height(step) / top) }),
    nearest: ({ x }) => clamp(Math.floor(x * count), count),
  };
}

function donut({ series }: ChartData): Geometry {
  const values = series[0]?.values ?? [];
  const total = sum(values);
  const ends = values.map((_, step) => (total === 0 ? 0 : sum(values.slice(0, step + 1)) / total));
  return {
    dots: () => [],
    anchor: (step) => onCircle(((ends[step - 1] ?? 0) + (ends[step] ?? 0)) / 2, (1 + DONUT_HOLE) / 2),
    nearest: (spot) => {
      const { turn, radius } = polar(spot);
      const step = ends.findIndex((end) => turn < end);
      return radius < DONUT_HOLE || radius > 1 || step === -1 ? null : step;
    },
  };
}

function radar({ labels, series }: ChartData, top: number): Geometry {
  const count = labels.length;
  return {
    dots: (step) => series.map(({ values }) => onCircle(step / count, (values[step] ?? 0) / top)),
    anchor: (step) => onCircle(step / count, 1),
    nearest: (spot) => Math.round(polar(spot).turn * count) % count,
  };
}

/**
 * @param turn from 0 to 1, clockwise from the top
 * @param radius 1 is the edge of the plot
 */
export function onCircle(turn: number, radius: number): Spot {
  const angle = turn * 2 * Math.PI;
  return { x: 0.5 + (Math.sin(angle) * radius) / 2, y: 0.5 - (Math.cos(angle) * radius) / 2 };
}

function polar({ x, y }: Spot): { turn: number; radius: number } {
  const angle = Math.atan2(x - 0.5, 0.5 - y);
  return { turn: (angle / (2 * Math.PI) + 1) % 1, radius: Math.hypot(x - 0.5, y - 0.5) * 2 };
}

const clamp = (step: number, count: number) => Math.min(count - 1, Math.max(0, step));
