import type { Sides } from './film';

/** Encoders divide colours by two. */
const STEP = 2;

/** The sides of a picture within those of a frame that lies or stands as it does. It is never enlarged. */
export function fitWithin({ width, height }: Sides, frame: Sides): Sides {
  const [longest, shortest] = [Math.max(width, height), Math.min(width, height)];
  const scale = Math.min(1, frame.width / longest, frame.height / shortest);
  return { width: even(width * scale), height: even(height * scale) };
}

function even(side: number): number {
  return Math.max(STEP, Math.round(side / STEP) * STEP);
}
