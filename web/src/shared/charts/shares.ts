import { sum } from './chart-data';

const WHOLE = 100;

/** Whole percentages that add up to 100, by the largest remainder method. */
export function shares(values: (number | null)[]): number[] {
  const total = sum(values);
  if (total === 0) return values.map(() => 0);
  const exact = values.map((value) => ((value ?? 0) / total) * WHOLE);
  const missing = WHOLE - sum(exact.map(Math.floor));
  const byRemainder = exact.map((_, at) => at).toSorted((a, b) => rest(exact[b]) - rest(exact[a]));
  const lifted = new Set(byRemainder.slice(0, missing));
  return exact.map((value, at) => Math.floor(value) + (lifted.has(at) ? 1 : 0));
}

const rest = (value = 0) => value - Math.floor(value);
