import { type EntityManager } from 'typeorm';
import { KEPT_YEARS } from '../content/authors/authors.constants.js';

export function firstKeptDay(today: Temporal.PlainDate): Temporal.PlainDate {
  return today.subtract({ years: KEPT_YEARS });
}

/**
 * The days up to today that may lack data in a table of days, as one list per month: the newest one that has any, which
 * may have been generated before it was over, the one before it, because a channel may have been the first of the newest, and
 * all after it.
 */
export async function unfinishedDays(
  manager: EntityManager,
  table: 'content_fact' | 'audience_day',
  today: Temporal.PlainDate,
): Promise<Temporal.PlainDate[][]> {
  const [newest]: { day: string | null }[] = await manager.query(
    `SELECT max(day)::text AS day FROM ${table}`,
  );
  const kept = firstKeptDay(today);
  const next = newest?.day ? Temporal.PlainDate.from(newest.day).subtract({ days: 1 }) : kept;
  const first = Temporal.PlainDate.compare(next, kept) < 0 ? kept : next;
  const days: Temporal.PlainDate[] = [];
  for (let day = first; Temporal.PlainDate.compare(day, today) <= 0; day = day.add({ days: 1 }))
    days.push(day);
  return Object.values(Object.groupBy(days, (day) => day.toPlainYearMonth().toString())).map(
    (month) => month ?? [],
  );
}
