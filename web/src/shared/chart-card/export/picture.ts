import type { CardContent } from '../card-content';
import { Ink } from './ink';
import { LEGEND_LINE, legendLines, legendTexts, paintLegend } from './legend';
import { paintChart } from './paint-chart';
import { paintSheet, ROW_HEIGHT } from './paint-sheet';

export interface PictureText {
  title: string;
  /** The figure with its growth; empty if the card has none. */
  figure: string;
  growth: string;
  /** Period and source. */
  notes: string[];
  formatNumber: (value: number) => string;
}

const SCALE = 2;
const WIDTH = 800;
const MARGIN = 24;
const CHART_HEIGHT = 340;
const TITLE_LINE = 28;
const FIGURE_LINE = 40;
const NOTE_LINE = 20;
const LEGEND_MARGIN = 8;

/**
 * A picture of a card in the theme and language of the reader, with twice the pixels and the same size on each screen.
 * @param card the card on the page
 */
export async function pictureOf(card: HTMLElement, content: CardContent, text: PictureText): Promise<Blob> {
  const canvas = document.createElement('canvas');
  const pen = canvas.getContext('2d');
  if (pen === null) throw new Error('The browser has no 2D canvas');
  const page = card.querySelector<HTMLElement>('figure') ?? card;
  const width = WIDTH - 2 * MARGIN;
  const legend = 'chart' in content ? legendLines(new Ink(pen, page), legendTexts(content.chart), width) : [];
  const bodyHeight = 'chart' in content ? CHART_HEIGHT : (content.sheet.rows.length + 1) * ROW_HEIGHT;
  const headHeight = TITLE_LINE + (text.figure === '' ? 0 : FIGURE_LINE) + text.notes.length * NOTE_LINE + 12;
  canvas.width = WIDTH * SCALE;
  const legendHeight = legend.length === 0 ? 0 : legend.length * LEGEND_LINE + LEGEND_MARGIN;
  canvas.height = (2 * MARGIN + headHeight + bodyHeight + legendHeight) * SCALE;
  pen.scale(SCALE, SCALE);
  const ink = new Ink(pen, page);
  ink.fill('paper', 0, 0, WIDTH, canvas.height);

  paintHead(ink, text, width);
  const body = { x: MARGIN, y: MARGIN + headHeight, width, height: bodyHeight };
  if ('chart' in content) {
    await paintChart(ink, content.chart, body, { figure: page, scale: SCALE });
    paintLegend(ink, content.chart.kind, legend, page, {
      x: MARGIN,
      y: body.y + bodyHeight + LEGEND_MARGIN,
      width,
    });
  } else {
    paintSheet(ink, content.sheet, text.formatNumber, body);
  }
  return blobOf(canvas);
}

function paintHead(ink: Ink, { title, figure, growth, notes }: PictureText, width: number): void {
  let y = MARGIN + TITLE_LINE / 2;
  ink.write(title, MARGIN, y, { size: 16, weight: 600, width });
  y += TITLE_LINE / 2;
  if (figure !== '') {
    const style = { size: 24, weight: 600 } as const;
    ink.write(figure, MARGIN, y + FIGURE_LINE / 2, style);
    ink.write(growth, MARGIN + ink.widthOf(figure, style) + 12, y + FIGURE_LINE / 2 + 4, { size: 13 });
    y += FIGURE_LINE;
  }
  for (const note of notes) {
    ink.write(note, MARGIN, y + NOTE_LINE / 2, { color: 'quiet', width });
    y += NOTE_LINE;
  }
}

async function blobOf(canvas: HTMLCanvasElement): Promise<Blob> {
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/png');
  });
  if (blob === null) throw new Error('The browser made no picture of the canvas');
  return blob;
}
