import { schoolTime } from '../organisation/school-time';
import { type Schedule, standingOf } from './schedule-standing';

/** What the times say at this moment. */
export function standingNow(schedule: Schedule): ReturnType<typeof standingOf> {
  const { onlineFrom, onlineUntil } = schedule;
  // Few have times, and the first look at the clock of the school takes a phone 100 ms.
  if (onlineFrom === null && onlineUntil === null) return 'during';
  return standingOf(schedule, schoolTime(new Date()));
}
