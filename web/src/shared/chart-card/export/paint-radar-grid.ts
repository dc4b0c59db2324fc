import { onCircle } from '../../charts/geometry';
import type { Area } from './area';
import type { Ink } from './ink';

/** Draws the rings and spokes of a radar chart, and its subjects around them. */
export function paintRadarGrid(
  ink: Ink,
  labels: string[],
  rings: number,
  { x, y, width, height }: Area,
): void {
  const corner = (step: number, radius: number) => {
    const spot = onCircle(step / labels.length, radius);
    return { x: x + spot.x * width, y: y + spot.y * height };
  };
  const around = [...labels.keys(), 0];
  for (let ring = 1; ring <= rings; ring += 1) ink.path(around.map((step) => corner(step, ring / rings)));
  for (const [step, label] of labels.entries()) {
    ink.path([corner(step, 0), corner(step, 1)]);
    const side = onCircle(step / labels.length, 1).x - 0.5;
    const align = Math.abs(side) < 0.1 ? 'center' : side > 0 ? 'left' : 'right';
    const spot = corner(step, 1.1);
    ink.write(label, spot.x, spot.y, { color: 'quiet', align });
  }
}
