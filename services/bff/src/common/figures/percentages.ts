import { sumOf } from './growth.js';

/**
 * Whole percentages that add up to exactly 100: what rounding down leaves over goes to those that lost most by it.
 * All zero where there is nothing to part.
 */
export function percentagesOf(counts: number[]): number[] {
  const total = sumOf(counts);
  if (total === 0) return counts.map(() => 0);
  const exact = counts.map((count) => (count * 100) / total);
  const percentages = exact.map(Math.floor);
  const missing = 100 - sumOf(percentages);
  const lostMost = exact
    .map((value, index) => ({ index, lost: value - Math.floor(value) }))
    .toSorted((a, b) => b.lost - a.lost);
  for (const { index } of lostMost.slice(0, missing)) percentages[index] = Math.ceil(exact[index] ?? 0);
  return percentages;
}
