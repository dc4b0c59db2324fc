import type { G2Spec } from '@antv/g2/esm/exports';
import type { ChartColors } from './chart-colors';

export interface TrendPoint {
  x: string;
  y: number;
}

export interface TrendFacts {
  points: TrendPoint[];
  /** What is counted, as the tooltip says it. */
  name: string;
  format: (value: number) => string;
  colors: ChartColors;
  isDark: boolean;
  isStill: boolean;
}

/** One line over time with its area, in the words of G2. */
export function trendSpec({ points, name, format, colors, isDark, isStill }: TrendFacts): G2Spec {
  const axisText = {
    labelFill: colors.text,
    labelOpacity: 1,
    labelFontSize: 12,
    title: false as const,
    tick: false,
  };
  const animate = isStill ? (false as const) : { enter: { type: 'fadeIn' as const, duration: 400 } };
  return {
    type: 'view',
    theme: { type: isDark ? 'classicDark' : 'classic' },
    data: points,
    margin: 0,
    marginTop: 8,
    // Room for half a label at either end.
    paddingLeft: 36,
    paddingRight: 36,
    encode: { x: 'x', y: 'y' },
    scale: { x: { type: 'point', padding: 0 }, y: { nice: true, domainMin: 0 } },
    axis: {
      x: { ...axisText, line: false, labelAutoHide: true, labelAutoRotate: false },
      y: {
        ...axisText,
        labelFormatter: format,
        tickFilter: Number.isInteger,
        gridStroke: colors.line,
        gridStrokeOpacity: 1,
        gridLineDash: [4, 4],
      },
    },
    children: [
      {
        type: 'area',
        style: { fill: colors.fill },
        encode: { shape: 'smooth' },
        tooltip: false,
        animate,
      },
      {
        type: 'line',
        style: { stroke: colors.primary, lineWidth: 2.5 },
        encode: { shape: 'smooth' },
        tooltip: { title: 'x', items: [{ channel: 'y', name, valueFormatter: format }] },
        animate,
      },
    ],
    interaction: { tooltip: { crosshairsStroke: colors.line, crosshairsStrokeOpacity: 1 } },
  };
}
