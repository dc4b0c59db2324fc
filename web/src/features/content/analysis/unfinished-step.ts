import type { PeriodDto } from '../../../api/generated/model';

const DAY = 'YYYY-MM-DD'.length;

/**
 * The step of the day that is not over, if only today is shown: sums over several days have none. -1: none.
 * @param times when the steps begin, such as `8:00`
 * @param now `YYYY-MM-DD HH:mm:ss`
 */
export function unfinishedStep(times: string[], period: PeriodDto | undefined, now: string): number {
  const day = now.slice(0, DAY);
  if (period?.from !== day || period.to !== day) return -1;
  const hour = Number(now.slice(DAY + 1, DAY + 3));
  return times.findLastIndex((time) => Number.parseInt(time, 10) <= hour);
}
