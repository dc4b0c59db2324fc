import type { G2Spec } from '@antv/g2/esm/exports';
import type { ChartData, ChartKind } from './chart-data';
import { DONUT_HOLE } from './geometry';
import type { MarkFill } from './mark-fills';
import { dashOf } from './mark-styles';

/** The page implements these interactions; the G2 runtime that we build does not include them. */
const NO_INTERACTION = {
  event: false,
  tooltip: false,
  sliderFilter: false,
  legendFilter: false,
  scrollbarFilter: false,
};

interface Look {
  /** One per series; for a donut, one per slice. */
  colors: string[];
  /** Of the slices and bars, as `colors`. */
  fills: MarkFill[];
  width: number;
  height: number;
  /** Disables the animation: for reduced motion, or when the same chart is redrawn. */
  isStill: boolean;
  /** Multiplies the strokes, for a picture with more pixels than the screen. */
  scale?: number;
}

/** Padding for half a line width at the edges. The canvas is larger by the same amount: see `.canvas`. */
export const EDGE = 6;
const LINE = 2.5;
const BAR = 36;
const ALL_OFF = { axis: false, legend: false, tooltip: false, slider: false, scrollbar: false } as const;

/** The G2 spec of the marks only, without axes, legend or tooltip. */
export function markSpec(kind: ChartKind, data: ChartData, top: number, look: Look): G2Spec {
  const { width, height, isStill, scale = 1 } = look;
  const animate = isStill ? (false as const) : { enter: { type: 'fadeIn' as const, duration: 400 } };
  const steps = data.labels.map((_, step) => String(step));
  const rows = rowsOf(data);
  const mark = { ...ALL_OFF, animate };
  return {
    ...ALL_OFF,
    type: 'view',
    width,
    height,
    margin: 0,
    padding: EDGE * scale,
    inset: 0,
    theme: { type: 'classic', view: { viewFill: 'transparent' } },
    interaction: NO_INTERACTION,
    data: rows,
    ...frames[kind](steps, top),
    children: childrenOf(kind, rows, look, data.isUnfinished ? steps.length - 1 : null).map((child) => ({
      ...mark,
      ...child,
    })),
  };
}

interface Row {
  step: string;
  series: string;
  /** G2 interrupts a line where the value is unknown. */
  value: number | null;
  /** The lower edge of an area. */
  base: 0;
}

function rowsOf({ series }: ChartData): Row[] {
  return series.flatMap(({ values }, at) =>
    values.map((value, step) => ({
      step: String(step),
      series: String(at),
      value,
      base: 0,
    })),
  );
}

type Frame = (steps: string[], top: number) => object;
const values = (top: number) => ({ type: 'linear', domain: [0, top], nice: false });

const points: Frame = (steps, top) => ({
  scale: { x: { type: 'point', domain: steps, padding: 0 }, y: values(top) },
});
const bands: Frame = (steps, top) => ({
  scale: {
    x: { type: 'band', domain: steps, paddingInner: 0.5, paddingOuter: 0.25 },
    y: values(top),
  },
});

const frames: Record<ChartKind, Frame> = {
  line: points,
  area: points,
  bar: bands,
  stackedBar: bands,
  donut: () => ({ coordinate: { type: 'theta', innerRadius: DONUT_HOLE, outerRadius: 1 } }),
  radar: (steps, top) => ({
    coordinate: { type: 'polar', outerRadius: 1 },
    scale: { x: { type: 'point', domain: steps, padding: 0.5, align: 0 }, y: values(top) },
  }),
};

/** @param unfinished the step that is not over */
function childrenOf(
  kind: ChartKind,
  rows: Row[],
  { colors, fills, scale = 1 }: Look,
  unfinished: number | null,
): object[] {
  if (kind === 'donut') return [slices(colors, fills)];
  if (kind === 'bar' || kind === 'stackedBar') {
    const isPale = ({ step }: Row) => step === String(unfinished);
    return [bars(kind, colors, fills, scale, isPale)];
  }
  return colors.flatMap((color, at) =>
    seriesMarks(
      kind,
      rows.filter(({ series }) => series === String(at)),
      color,
      { lineWidth: LINE * scale, lineDash: dashOf(at).map((part) => part * scale) },
      unfinished !== null && { ...UNFINISHED, lineWidth: LINE * scale },
    ),
  );
}

interface Stroke {
  lineWidth: number;
  lineDash: number[];
}

/** What is not over is dotted, or pale. */
const UNFINISHED = { lineDash: [1, 4] };
const PALE = 0.45;

/** A radar's areas lie over each other, so that all must be seen through. An area of its own fades instead. */
const fillOpacity: Partial<Record<ChartKind, number>> = { radar: 0.12 };

/** Each series is a separate mark, because each needs its own dash pattern: colour alone does not distinguish them. */
function seriesMarks(
  kind: ChartKind,
  data: Row[],
  color: string,
  stroke: Stroke,
  lastStroke: Stroke | false,
): object[] {
  const shape = kind === 'radar' ? 'line' : 'smooth';
  const own = { data, encode: { x: 'step', y: 'value', shape } };
  const lineOf = (part: Row[], style: Stroke) => ({
    ...own,
    data: part,
    type: 'line',
    style: { stroke: color, ...style },
  });
  // An area of both parts would bulge over the straight end of its line.
  const parts = lastStroke === false ? [data] : [data.slice(0, -1), data.slice(-2)];
  const lines = parts.map((part, at) => lineOf(part, (at > 0 && lastStroke) || stroke));
  if (kind === 'line') return lines;
  const fill = kind === 'area' ? fade(color) : color;
  const areas = parts.map((part) => ({
    ...own,
    data: part,
    type: 'area',
    encode: { ...own.encode, y1: 'base', shape: kind === 'radar' ? 'area' : shape },
    style: { fill, fillOpacity: fillOpacity[kind] ?? 1 },
  }));
  return [...areas, ...lines];
}

/** A vertical gradient from 26 % opacity to nearly transparent. The colour must be `rgb(…)`. */
const fade = (color: string) => {
  const at = (opacity: number) => color.replace('rgb', 'rgba').replace(')', `, ${opacity})`);
  return `l(270) 0:${at(0.02)} 1:${at(0.26)}`;
};

const bars = (
  kind: 'bar' | 'stackedBar',
  colors: string[],
  fills: MarkFill[],
  scale: number,
  isPale: (row: Row) => boolean,
) => ({
  type: 'interval',
  encode: { x: 'step', y: 'value', color: 'series' },
  transform: [{ type: kind === 'bar' ? 'dodgeX' : 'stackY' }],
  scale: { color: { type: 'ordinal', domain: colors.map((_, at) => String(at)), range: colors } },
  style: {
    maxWidth: BAR * scale,
    lineWidth: 0,
    fill: ({ series }: Row) => fills[Number(series)],
    fillOpacity: (row: Row) => (isPale(row) ? PALE : 1),
  },
});

const slices = (colors: string[], fills: MarkFill[]) => ({
  type: 'interval',
  encode: { y: 'value', color: 'step' },
  transform: [{ type: 'stackY' }],
  scale: { color: { type: 'ordinal', domain: colors.map((_, at) => String(at)), range: colors } },
  style: { lineWidth: 0, inset: 1, fill: ({ step }: Row) => fills[Number(step)] },
});
