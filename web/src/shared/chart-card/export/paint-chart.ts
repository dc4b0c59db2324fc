import type { ChartProps } from '../../charts/chart-props';
import { EDGE } from '../../charts/mark-spec';
import { type ChartScale, scaleOf } from '../../charts/scale';
import type { Area } from './area';
import type { Ink } from './ink';
import { marksPicture } from './marks-picture';
import { paintAxes } from './paint-axes';
import { paintRadarGrid } from './paint-radar-grid';

const isRound = ({ kind }: ChartProps) => kind === 'donut' || kind === 'radar';
const LABELS_HEIGHT = 28;
const RADAR_MARGIN = 32;

/** Draws a chart with its axes and labels. @param scale pixels of the picture per unit of the area */
export async function paintChart(
  ink: Ink,
  chart: ChartProps,
  area: Area,
  page: { figure: HTMLElement; scale: number },
): Promise<void> {
  const scale = scaleOf(chart.kind, chart.data);
  const plot = plotIn(ink, chart, scale, area);
  if (!isRound(chart)) paintAxes(ink, chart, scale, plot);
  if (chart.kind === 'radar') paintRadarGrid(ink, chart.data.labels, scale.ticks.length - 1, plot);
  const marks = await marksPicture(chart, scale, page.figure, { ...plot, scale: page.scale });
  const { x, y, width, height } = plot;
  ink.pen.drawImage(marks, x - EDGE, y - EDGE, width + 2 * EDGE, height + 2 * EDGE);
  if (chart.kind !== 'donut' || chart.total === undefined) return;
  const middle = { x: x + width / 2, y: y + height / 2 };
  ink.write(chart.total.label, middle.x, middle.y - 14, {
    color: 'quiet',
    align: 'center',
    width: width * 0.6,
  });
  const strong = { size: 22, weight: 600, align: 'center' } as const;
  ink.write(chart.total.value, middle.x, middle.y + 12, strong);
}

/** Where the marks go: a square in the middle, or what the axes leave. */
function plotIn(ink: Ink, chart: ChartProps, { ticks }: ChartScale, area: Area): Area {
  if (isRound(chart)) {
    const margin = chart.kind === 'radar' ? RADAR_MARGIN : EDGE;
    const size = area.height - 2 * margin;
    return { x: area.x + (area.width - size) / 2, y: area.y + margin, width: size, height: size };
  }
  const { format, formatTick = format } = chart;
  const values = 12 + Math.max(...ticks.map((tick) => ink.widthOf(formatTick(tick))));
  const end = 24;
  return {
    x: area.x + values,
    y: area.y + EDGE,
    width: area.width - values - end,
    height: area.height - LABELS_HEIGHT - EDGE,
  };
}
