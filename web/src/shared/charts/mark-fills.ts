import { seriesColors, toRgb } from './chart-colors';
import { HATCH_SIZE, hatchOf } from './mark-styles';

/** A colour, or an image that is repeated. */
export type MarkFill = string | { image: HTMLCanvasElement; repetition: 'repeat' };

/**
 * What slices and bars are filled with: plain colours, unless the style sheet gives `--hatch` a colour because those of
 * the series may not differ enough.
 * @param box an element of the chart, where `--series-n` and `--hatch` are defined
 */
export function markFills(box: HTMLElement, count: number): MarkFill[] {
  const colors = seriesColors(box, count);
  const lines = getComputedStyle(box).getPropertyValue('--hatch');
  return lines === '' ? colors : colors.map((color, at) => hatched(color, toRgb(box, lines), hatchOf(at)));
}

function hatched(color: string, lines: string, hatch: string): MarkFill {
  const image = Object.assign(document.createElement('canvas'), { width: HATCH_SIZE, height: HATCH_SIZE });
  const pen = image.getContext('2d');
  if (pen === null || hatch === '') return color;
  pen.fillStyle = color;
  pen.fillRect(0, 0, HATCH_SIZE, HATCH_SIZE);
  pen.strokeStyle = lines;
  pen.lineWidth = 1.5;
  pen.stroke(new Path2D(hatch));
  return { image, repetition: 'repeat' };
}
