import { formatLocales } from './format';
import type { Language } from './languages';

const MINUTE_S = 60;
const HOUR_S = 3600;

/** In the largest unit that it fills: 45 seconds, 12 minutes, 3.3 hours. */
export function formatDuration(seconds: number, language: Language): string {
  const [value, unit] =
    seconds < MINUTE_S
      ? [seconds, 'second']
      : seconds < HOUR_S
        ? [seconds / MINUTE_S, 'minute']
        : [seconds / HOUR_S, 'hour'];
  const digits = unit === 'hour' ? 1 : 0;
  const options = { style: 'unit', unit, unitDisplay: 'short', maximumFractionDigits: digits } as const;
  return new Intl.NumberFormat(formatLocales[language], options).format(value);
}
