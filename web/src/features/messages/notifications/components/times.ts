import type { Option } from '../../../../shared/ui/fields/option';

export const USUAL_QUIET_HOURS = { from: '22:00', to: '06:00' };
/** No hour of a day. */
export const NO_DIGEST = -1;

const HOURS = 24;
const clock = (hour: number, minute: '00' | '30') => `${String(hour).padStart(2, '0')}:${minute}`;
const halfHours = Array.from({ length: HOURS }, (_, hour) => [clock(hour, '00'), clock(hour, '30')]).flat();

export const hourOptions: Option<number>[] = Array.from({ length: HOURS }, (_, hour) => ({
  value: hour,
  label: clock(hour, '00'),
}));

/** Half hours, and the chosen time if another client chose one in between. @param other a time that cannot be chosen */
export function clockOptions(chosen: string, other: string): Option<string>[] {
  const all = [...new Set([...halfHours, chosen])].sort();
  return all.filter((time) => time !== other).map((time) => ({ value: time, label: time }));
}
