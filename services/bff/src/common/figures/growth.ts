/** Growth in percent, to two decimals. Null if the earlier value is zero. */
export function growthOf(now: number, before: number): number | null {
  return before === 0 ? null : Math.round(((now - before) / before) * 10_000) / 100;
}

export function sumOf(values: number[]): number {
  return values.reduce((sum, value) => sum + value, 0);
}
