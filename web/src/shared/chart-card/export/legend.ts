import { seriesColors } from '../../charts/chart-colors';
import type { ChartKind } from '../../charts/chart-data';
import type { ChartProps } from '../../charts/chart-props';
import { linesOf } from '../../charts/describe-step';
import { type MarkFill, markFills } from '../../charts/mark-fills';
import { dashOf } from '../../charts/mark-styles';
import type { Area } from './area';
import type { Ink } from './ink';

export const LEGEND_LINE = 24;
const SWATCH = 20;
const GAP = 8;
const BETWEEN = 20;

/** The names of the series. For a donut, its slices with their values, because it has no axis. */
export function legendTexts({ kind, data, format }: ChartProps): string[] {
  const { labels, series } = data;
  if (kind === 'donut')
    return labels.map((label, step) => `${label} ${linesOf(data, step, format, true)[0]?.value ?? ''}`);
  return series.length < 2 ? [] : series.map(({ name }) => name);
}

interface Entry {
  text: string;
  /** Of the series or slice. */
  at: number;
  width: number;
}

/** Breaks the legend into lines that fit. */
export function legendLines(ink: Ink, texts: string[], room: number): Entry[][] {
  const lines: Entry[][] = [];
  let left = 0;
  for (const [at, text] of texts.entries()) {
    const width = SWATCH + GAP + ink.widthOf(text) + BETWEEN;
    if (lines.length === 0 || width > left) {
      lines.push([]);
      left = room;
    }
    lines.at(-1)?.push({ text, at, width });
    left -= width;
  }
  return lines;
}

/** @param figure the chart on the page, whose colours are taken */
export function paintLegend(
  ink: Ink,
  kind: ChartKind,
  lines: Entry[][],
  figure: HTMLElement,
  { x, y, width }: { x: number; y: number; width: number },
): void {
  const count = lines.flat().length;
  const colors = seriesColors(figure, count);
  const fills = markFills(figure, count);
  for (const [index, entries] of lines.entries()) {
    const used = entries.reduce((total, entry) => total + entry.width, -BETWEEN);
    let start = x + (width - used) / 2;
    const middle = y + (index + 0.5) * LEGEND_LINE;
    for (const { text, at, width: own } of entries) {
      const swatch = { x: start, y: middle - SWATCH / 2, width: SWATCH, height: SWATCH };
      if (isFilled(kind)) paintFill(ink, fills[at] ?? '', squareIn(swatch));
      else paintDashes(ink, colors[at] ?? '', dashOf(at), swatch);
      ink.write(text, start + SWATCH + GAP, middle);
      start += own;
    }
  }
}

const isFilled = (kind: ChartKind) => kind === 'donut' || kind === 'bar' || kind === 'stackedBar';

const SQUARE = 12;

const squareIn = ({ x, y, width, height }: Area): Area => ({
  x: x + width - SQUARE,
  y: y + (height - SQUARE) / 2,
  width: SQUARE,
  height: SQUARE,
});

function paintFill({ pen }: Ink, fill: MarkFill, { x, y, width, height }: Area): void {
  const pattern = typeof fill === 'string' ? fill : pen.createPattern(fill.image, fill.repetition);
  pen.fillStyle = pattern ?? '';
  pen.fillRect(x, y, width, height);
}

function paintDashes({ pen }: Ink, color: string, dashes: number[], { x, y, width, height }: Area): void {
  pen.strokeStyle = color;
  pen.lineWidth = 2.5;
  pen.setLineDash(dashes);
  pen.beginPath();
  pen.moveTo(x, y + height / 2);
  pen.lineTo(x + width, y + height / 2);
  pen.stroke();
  pen.setLineDash([]);
  pen.lineWidth = 1;
}
