const MINUTE = 60;
const HOUR = 3_600;

/** `HH:mm:ss`. @param seconds less than 100 hours */
export function durationText(seconds: number): string {
  return [Math.floor(seconds / HOUR), Math.floor((seconds % HOUR) / MINUTE), seconds % MINUTE]
    .map((part) => String(part).padStart(2, '0'))
    .join(':');
}
