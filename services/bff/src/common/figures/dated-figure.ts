export interface DatedFigure {
  /** `YYYY-MM-DD` of a day, `YYYY-MM` of a month. */
  key: string;
  value: number;
}

export function valuesOf(figures: DatedFigure[]): number[] {
  return figures.map(({ value }) => value);
}
