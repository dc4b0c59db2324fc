import type { ChartProps } from '../../charts/chart-props';
import { shownLabels } from '../../charts/label-steps';
import type { ChartScale } from '../../charts/scale';
import type { Area } from './area';
import type { Ink } from './ink';

/** Draws the value axis with its grid lines, and as many labels of the steps as fit. */
export function paintAxes(
  ink: Ink,
  chart: ChartProps,
  { ticks, top, geometry }: ChartScale,
  plot: Area,
): void {
  const { format, formatTick = format, data } = chart;
  for (const tick of ticks) {
    const y = plot.y + plot.height * (1 - tick / top);
    ink.pen.setLineDash(tick === 0 ? [] : [3, 3]);
    ink.path([
      { x: plot.x, y },
      { x: plot.x + plot.width, y },
    ]);
    ink.write(formatTick(tick), plot.x - 12, y, { color: 'quiet', align: 'right' });
  }
  ink.pen.setLineDash([]);
  const labels = data.labels.map((label, step) => ({
    step,
    middle: plot.width * geometry.anchor(step).x,
    width: ink.widthOf(label),
  }));
  for (const { step, middle } of shownLabels(labels, plot.width)) {
    const below = plot.y + plot.height + 18;
    ink.write(data.labels[step] ?? '', plot.x + middle, below, { color: 'quiet', align: 'center' });
  }
}
