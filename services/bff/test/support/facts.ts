import { type TestApi } from './test-api.js';

export const TODAY = Temporal.Now.plainDateISO('Asia/Phnom_Penh');

/** The series of the three kinds, with their names from the contract. */
export const KIND_SERIES = [
  ['text', '纯文本'],
  ['imageText', '图文类'],
  ['video', '视频类'],
];

/**
 * Sums over the facts themselves, ordered by the grouping columns. Never uses the sums that the database
 * maintains. `$1` is today.
 */
export async function factsOf(
  api: TestApi,
  measure: string,
  by: string,
  where = '$1::date IS NOT NULL',
): Promise<Record<string, string | number>[]> {
  const groups = by.replaceAll(/\w+/g, 'fact.$&');
  return await api.sql(
    `WITH fact AS (
       SELECT content_fact.*, kind, subject, source, author_id AS author, hour / 2 AS step, to_char(content_fact.day, 'YYYY-MM') AS month
         FROM content_fact JOIN content_item ON content_item.id = item_id
     )
     SELECT ${by === 'day' ? 'day::text' : by}, sum(${measure})::int AS sum FROM fact WHERE ${where}
      GROUP BY ${groups} ORDER BY ${groups}`,
    [TODAY.toString()],
  );
}

/** One value per day, from `first` to `last` days ago inclusive. The last day may end at an hour. */
export async function dailyFacts(
  api: TestApi,
  measure: string,
  first: number,
  last = 0,
  untilHour = 24,
): Promise<number[]> {
  const days = `day BETWEEN $1::date - ${first} AND $1::date - ${last}`;
  const hours = `(day < $1::date - ${last} OR hour < ${untilHour})`;
  const found = new Map(
    (await factsOf(api, measure, 'day', `${days} AND ${hours}`)).map(({ day, sum }) => [day, Number(sum)]),
  );
  return Array.from(
    { length: first - last + 1 },
    (_, at) => found.get(TODAY.subtract({ days: first - at }).toString()) ?? 0,
  );
}

/** Runs a check that depends on the hour, again if the hour ends meanwhile. */
export async function withinAnHour(check: (hour: number) => Promise<void>): Promise<void> {
  const hour = () => Temporal.Now.zonedDateTimeISO('Asia/Phnom_Penh').hour;
  const first = hour();
  try {
    await check(first);
  } catch (error) {
    if (hour() === first) throw error;
    await check(hour());
  }
}

/** The numbers of the people who were active on each day. Today is last, and empty until its first hour has passed. */
export async function dailyPeople(api: TestApi, days: number): Promise<Set<number>[]> {
  const rows = await api.sql<{ people: number[] | null }>(
    `SELECT array_agg(person) FILTER (WHERE get_bit(people, person) = 1) AS people
       FROM generate_series($1::date - $2::int + 1, $1::date, interval '1 day') AS day
       LEFT JOIN audience_day USING (day) CROSS JOIN generate_series(0, 4095) AS person
      GROUP BY day ORDER BY day`,
    [TODAY.toString(), days],
  );
  return rows.map(({ people }) => new Set(people));
}

export function add(values: number[]): number {
  return values.reduce((sum, value) => sum + value, 0);
}

/** A percentage with two decimals; null if it is from zero. */
export function growth(now: number, before: number): number | null {
  if (before === 0) return null;
  return Math.round(((now - before) / before) * 10_000) / 100;
}
