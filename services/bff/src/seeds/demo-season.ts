const EPOCH = Temporal.PlainDate.from('1970-01-01');
const WEEKEND = 1.18;

/** Days since 1970: the same number on every machine, and a different one for each day. */
export function dayNumber(day: Temporal.PlainDate): number {
  return EPOCH.until(day, { largestUnit: 'day' }).days;
}

/**
 * Relative activity of a day, around 1. Weekends are busier than school days, months differ, and so do years.
 */
export function seasonOf(day: Temporal.PlainDate): number {
  const wave = (days: number) => Math.sin((2 * Math.PI * dayNumber(day)) / days);
  const year = 1 + 0.12 * wave(365.25) + 0.08 * wave(1021) + 0.05 * wave(47);
  return year * (day.dayOfWeek > 5 ? WEEKEND : 1);
}
