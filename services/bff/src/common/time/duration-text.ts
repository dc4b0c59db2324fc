const format = new Intl.DurationFormat('en', { style: 'long' });

/** As documents promise it: `{ seconds: 1 }` is "1 second". */
export function durationText(duration: Partial<Record<Intl.DurationFormatUnit, number>>): string {
  return format.format(duration);
}
