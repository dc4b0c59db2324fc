import { sumOf } from './growth.js';

export interface DatedFigure {
  /** `YYYY-MM-DD` of a day, `YYYY-MM` of a month. */
  key: string;
  value: number;
}

export function valuesOf(figures: DatedFigure[]): number[] {
  return figures.map(({ value }) => value);
}

export function totalOf(figures: DatedFigure[]): number {
  return sumOf(valuesOf(figures));
}
