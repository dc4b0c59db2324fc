const MINUTE = 60;
const HOUR = 3_600;

/** `HH:mm:ss`. @param seconds less than 100 hours */
export function durationText(seconds: number): string {
  return [Math.floor(seconds / HOUR), Math.floor((seconds % HOUR) / MINUTE), seconds % MINUTE]
    .map((part) => String(part).padStart(2, '0'))
    .join(':');
}

const DURATION = /^(?:(\d{1,2}):)?(\d{1,2}):([0-5]\d)$/;

/** The seconds of what was typed: `5:19`, or `1:05:19` with hours; null if it is neither. */
export function durationOf(text: string): number | null {
  const [matched, hours = '0', minutes, seconds] = DURATION.exec(text.trim()) ?? [];
  if (matched === undefined || (hours !== '0' && Number(minutes) >= MINUTE)) return null;
  return Number(hours) * HOUR + Number(minutes) * MINUTE + Number(seconds);
}
