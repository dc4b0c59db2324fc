import { type DatedFigure } from '../../common/figures/dated-figure.js';
import { PEAK_DAYS } from './content.constants.js';

/** Days in their order, without gaps, and what one of them had reached at a moment of it. */
export interface Reached {
  days: DatedFigure[];
  /** The day of that moment: later days are looked at as they are. */
  from: string;
  reached: number;
}

/**
 * The highest day since a moment that is above each of the {@link PEAK_DAYS} before it; null if there is none. A day that
 * was above them at that moment already is no news, and figures that do not go back far enough allow no comparison.
 */
export function peakOf({ days, from, reached }: Reached): DatedFigure | null {
  const peaks = days.filter(({ key, value }, at) => {
    if (key < from || at < PEAK_DAYS) return false;
    const highest = Math.max(...days.slice(at - PEAK_DAYS, at).map((day) => day.value));
    const isCompared = highest > 0 && days.slice(0, at - PEAK_DAYS + 1).some((day) => day.value > 0);
    return isCompared && value > highest && !(key === from && reached > highest);
  });
  return peaks.toSorted((a, b) => b.value - a.value)[0] ?? null;
}
