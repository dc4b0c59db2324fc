const MINUTE_S = 60;
const HOUR_S = 3600;

/** Uses the largest unit that applies: 45 seconds, 12 minutes, 3.3 hours. Browsers lack the Khmer words. */
export function durationOf(seconds: number) {
  if (seconds < MINUTE_S) return { unit: 'second', value: seconds } as const;
  if (seconds < HOUR_S) return { unit: 'minute', value: Math.round(seconds / MINUTE_S) } as const;
  return { unit: 'hour', value: Math.round((seconds * 10) / HOUR_S) / 10 } as const;
}
