const MIN_TICKS = 3;
const STEPS = [1, 2, 2.5, 5, 10];

/**
 * Returns ticks from zero to at least `top` in round steps. The last tick is the upper end of the axis.
 * @param isWhole uses whole steps only, for counts
 */
export function valueTicks(top: number, isWhole: boolean): number[] {
  if (top <= 0) return [0, 1];
  const rough = top / MIN_TICKS;
  const power = 10 ** Math.floor(Math.log10(rough));
  // The largest step that still gives enough ticks.
  const size = power * (STEPS.findLast((step) => step * power <= rough * 1.0001) ?? 1);
  const step = isWhole ? Math.max(1, Math.round(size)) : size;
  const count = Math.ceil(top / step - 0.0001);
  return Array.from({ length: count + 1 }, (_, at) => Number((at * step).toPrecision(12)));
}
