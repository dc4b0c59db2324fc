/** Returns the number of active filters. */
export function countFilters(filters: Record<string, string | number | string[]>): number {
  return Object.values(filters).filter((value) => String(value) !== '').length;
}
