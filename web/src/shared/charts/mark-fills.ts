import { seriesColors, toRgb } from './chart-colors';
import { HATCH_SIZE, hatchOf } from './mark-styles';

/** A colour, or an image that is repeated. */
export type MarkFill = string | { image: HTMLCanvasElement; repetition: 'repeat' };

/**
 * What slices and bars are filled with: plain colours, unless the style sheet gives `--hatch` a colour because those of
 * the series may not differ enough.
 * @param box an element of the chart, where `--series-n` and `--hatch` are defined
 * @param scale pixels of the hatch per pixel of the page
 */
export function markFills(box: HTMLElement, count: number, scale = 1): MarkFill[] {
  const colors = seriesColors(box, count);
  const lines = getComputedStyle(box).getPropertyValue('--hatch');
  if (lines === '') return colors;
  return colors.map((color, at) => hatched(color, toRgb(box, lines), hatchOf(at), scale));
}

function hatched(color: string, lines: string, hatch: string, scale: number): MarkFill {
  const size = HATCH_SIZE * scale;
  const image = Object.assign(document.createElement('canvas'), { width: size, height: size });
  const pen = image.getContext('2d');
  if (pen === null || hatch === '') return color;
  pen.scale(scale, scale);
  pen.fillStyle = color;
  pen.fillRect(0, 0, HATCH_SIZE, HATCH_SIZE);
  pen.strokeStyle = lines;
  pen.lineWidth = 1.5;
  pen.stroke(new Path2D(hatch));
  return { image, repetition: 'repeat' };
}
