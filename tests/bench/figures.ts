/** The value below which `share` of the times lie, for people: in milliseconds. */
export function quantile(sorted: number[], share: number): string {
  return `${(sorted[Math.floor(share * (sorted.length - 1))] ?? 0).toFixed(1)} ms`.padStart(9);
}
