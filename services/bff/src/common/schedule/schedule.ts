import { AppError } from '../errors/app-error.js';
import { displayTime, startOfRange } from '../time/display-time.js';
import { type ScheduleDto } from './schedule.dto.js';

/** From when and until when something is delivered; null: without a beginning or an end. */
export interface Schedule {
  onlineFrom: Date | null;
  onlineUntil: Date | null;
}

/** @throws AppError contractBroken if it ends before it begins */
export function scheduleOf(
  { onlineFrom, onlineUntil }: Pick<ScheduleDto, keyof Schedule>,
  timeZone: string,
): Schedule {
  const momentOf = (time: string | null) => (time === null ? null : startOfRange(time, timeZone));
  const schedule = { onlineFrom: momentOf(onlineFrom), onlineUntil: momentOf(onlineUntil) };
  if (schedule.onlineFrom && schedule.onlineUntil && schedule.onlineUntil <= schedule.onlineFrom)
    throw new AppError('contractBroken', {}, [{ field: 'onlineUntil', rule: 'afterStart', params: {} }]);
  return schedule;
}

/** For answers and the history. */
export function toldSchedule({ onlineFrom, onlineUntil }: Schedule, timeZone: string) {
  const timeOf = (moment: Date | null) => moment && displayTime(moment, timeZone);
  return { onlineFrom: timeOf(onlineFrom), onlineUntil: timeOf(onlineUntil) };
}

export function isSameSchedule(one: Schedule, other: Schedule): boolean {
  return (['onlineFrom', 'onlineUntil'] as const).every(
    (end) => one[end]?.getTime() === other[end]?.getTime(),
  );
}
