import { seriesColors } from '../../charts/chart-colors';
import type { ChartProps } from '../../charts/chart-props';
import { markFills } from '../../charts/mark-fills';
import { EDGE, markSpec } from '../../charts/mark-spec';
import { ChartRuntime } from '../../charts/runtime';
import type { ChartScale } from '../../charts/scale';

interface Size {
  width: number;
  height: number;
  /** Pixels of the picture per unit of the size. */
  scale: number;
}

/**
 * Draws the marks once more, in the size and resolution of the picture. The marks on the page have those of the screen.
 * @param figure the chart on the page, whose colours are taken
 * @returns a canvas that is larger than the plot by EDGE on each side
 */
export async function marksPicture(
  { kind, data }: Pick<ChartProps, 'kind' | 'data'>,
  { top }: ChartScale,
  figure: HTMLElement,
  { width, height, scale }: Size,
): Promise<HTMLCanvasElement> {
  const container = document.createElement('div');
  container.hidden = true;
  figure.append(container);
  const runtime = new ChartRuntime(container);
  try {
    const count = kind === 'donut' ? data.labels.length : data.series.length;
    const look = {
      colors: seriesColors(figure, count),
      fills: markFills(figure, count, scale),
      width: (width + 2 * EDGE) * scale,
      height: (height + 2 * EDGE) * scale,
      isStill: true,
      scale,
    };
    runtime.options(markSpec(kind, data, top, look));
    await runtime.draw();
    const drawn = container.querySelector('canvas');
    if (drawn === null) throw new Error('The chart library drew nothing');
    return copyOf(drawn);
  } finally {
    runtime.destroy();
    container.remove();
  }
}

/** The library clears its canvas when it is destroyed. */
function copyOf(drawn: HTMLCanvasElement): HTMLCanvasElement {
  const { width, height } = drawn;
  const copy = Object.assign(document.createElement('canvas'), { width, height });
  copy.getContext('2d')?.drawImage(drawn, 0, 0);
  return copy;
}
