const EPOCH = Temporal.PlainDate.from('1970-01-01');
const WEEKEND = 1.18;

/** Days since 1970: the same number on every machine, and a different one for each day. */
export function dayNumber(day: Temporal.PlainDate): number {
  return EPOCH.until(day, { largestUnit: 'day' }).days;
}

/**
 * How busy a day is, around 1: weekends more than school days, some months more than others, and no year like the
 * one before.
 */
export function seasonOf(day: Temporal.PlainDate): number {
  const wave = (days: number) => Math.sin((2 * Math.PI * dayNumber(day)) / days);
  const year = 1 + 0.12 * wave(365.25) + 0.08 * wave(1021) + 0.05 * wave(47);
  return year * (day.dayOfWeek > 5 ? WEEKEND : 1);
}
