import { type EntityManager } from 'typeorm';
import { dayNumber, seasonOf } from './demo-season.js';
import { firstKeptDay, unfinishedDays } from './kept-days.js';
import { type TopUpContext } from './seed-context.js';

const ITEMS = 360;
const HOURS = 24;
const KEPT_DAYS = 731;
/** Total for all items on an ordinary day, regardless of the number of facts. */
const DAILY_CLICKS = 70_000;
const DAILY_PUBLICATIONS = 120;
/** How fast the number of opens decreases with rank. */
const DECLINE = 0.8;

/** A pseudo-random number in [0, 1) that depends only on the key and the salt. */
const noise = (key: string, salt: number) =>
  `((hashint8extended(${key}, ${salt}) & 1048575) / 1048576::float8)`;

/**
 * $1 days, $2 their numbers, $3 their activity; $4 facts per day and $5 clicks per fact of each item, by id;
 * $6 publications per fact. The hours of an item change from day to day. Each kind has its own peak: text in
 * the morning, pictures after school, videos in the evening.
 */
const ACTIVITY = `
  WITH kinds (kind, peak, pace) AS (
    VALUES ('text', 9, 2.1), ('imageText', 15, 3.4), ('video', 20, 6.2)
  ), hours AS (
    SELECT day, season, item.id AS item_id, clicks_per_fact, peak, pace, item_day,
           (nth * 7 + floor(${HOURS} * ${noise('item_day', 1)})::int) % ${HOURS} AS hour
      FROM unnest($1::date[], $2::int[], $3::float8[]) AS days (day, day_number, season)
     CROSS JOIN unnest($4::float8[], $5::float8[]) WITH ORDINALITY AS ranks (facts, clicks_per_fact, id)
      JOIN content_item item USING (id)
      JOIN kinds USING (kind)
     CROSS JOIN LATERAL (SELECT day_number * ${ITEMS}::bigint + item.id AS item_day)
     CROSS JOIN LATERAL generate_series(1, floor(facts + ${noise('item_day', 2)})::int) AS nth
  ), moments AS (
    SELECT *, item_day * ${HOURS} + hour AS moment,
           season * (0.4 + 1.8 * exp(-power(least(abs(hour - peak), ${HOURS} - abs(hour - peak)), 2) / 20.0)) AS bustle
      FROM hours
  ), opened AS (
    SELECT *, round(clicks_per_fact * bustle * (0.7 + 0.6 * ${noise('item_day', 3)})
                    * (0.6 + 0.8 * ${noise('moment', 4)})) AS clicks
      FROM moments
  ), activity AS (
    SELECT day, hour, item_id,
           floor($6 * bustle * 2 * ${noise('moment', 5)} + ${noise('moment', 6)})::int AS publications,
           clicks::int AS clicks,
           round(clicks * (5 + 4 * ${noise('moment', 7)}))::int AS exposures,
           floor(clicks * 0.04 * ${noise('moment', 8)} + ${noise('moment', 9)})::int AS comments,
           floor(clicks * 0.024 * ${noise('moment', 10)} + ${noise('moment', 11)})::int AS shares,
           floor(clicks * 0.12 * ${noise('moment', 12)} + ${noise('moment', 13)})::int AS likes,
           round(clicks * pace * (0.8 + 0.4 * ${noise('moment', 14)}))::int AS minutes
      FROM opened
  )`;

const COLUMNS = 'day, hour, item_id, publications, clicks, exposures, comments, shares, likes, minutes';

/**
 * $7 today and $8 its hour, which is not over. From $9 on, and until $10 with its hour, local times, what children did comes as
 * events, and only what was published is written here.
 */
const INSERT_FACTS = `
  INSERT INTO content_fact (${COLUMNS}) ${ACTIVITY}
  SELECT ${COLUMNS} FROM activity
   WHERE (day < $7 OR hour < $8) AND day + make_interval(hours => hour) < $9::timestamp
     AND day + make_interval(hours => hour) > $10::timestamp
      ON CONFLICT DO NOTHING`;
const INSERT_PUBLICATIONS = `
  INSERT INTO content_fact AS fact (${COLUMNS}) ${ACTIVITY}
  SELECT day, hour, item_id, publications, 0, 0, 0, 0, 0, 0 FROM activity
   WHERE (day < $7 OR hour < $8) AND publications > 0
     AND NOT (day + make_interval(hours => hour) < $9::timestamp AND day + make_interval(hours => hour) > $10::timestamp)
      ON CONFLICT (day, hour, item_id) DO UPDATE SET publications = excluded.publications
   WHERE fact.publications <> excluded.publications`;

/** $7 the hour. */
const ACTIVITY_OF_HOUR = `
  ${ACTIVITY}
  SELECT item_id AS "itemId", clicks, exposures, comments, shares, likes, minutes FROM activity
   WHERE hour = $7 AND clicks + exposures + comments + shares + likes + minutes > 0 ORDER BY item_id`;

/** What children do with an item in an hour. */
export interface ItemActivity {
  itemId: number;
  clicks: number;
  exposures: number;
  comments: number;
  shares: number;
  likes: number;
  minutes: number;
}

/** Generates the activity of each missing hour up to the last one that is over. */
export async function topUpContentFacts(
  manager: EntityManager,
  { today, hour, facts, simulated }: TopUpContext,
): Promise<void> {
  await manager.query('DELETE FROM content_fact WHERE day < $1', [firstKeptDay(today).toString()]);
  for (const days of await unfinishedDays(manager, 'content_fact', today)) {
    await manager.query('SELECT content_fact_add_partition($1)', [days.map(String)[0]]);
    const parameters = [...activityOf(days, facts), today.toString(), hour];
    const hours = [simulated?.since.toString() ?? 'infinity', simulated?.paused?.toString() ?? '-infinity'];
    await manager.query(INSERT_FACTS, [...parameters, ...hours]);
    if (simulated) await manager.query(INSERT_PUBLICATIONS, [...parameters, ...hours]);
  }
}

/** What children do in a whole hour. */
export async function activityOfHour(
  manager: EntityManager,
  day: Temporal.PlainDate,
  hour: number,
  facts: number,
): Promise<ItemActivity[]> {
  return await manager.query(ACTIVITY_OF_HOUR, [...activityOf([day], facts), hour]);
}

/** The parameters of {@link ACTIVITY}. */
function activityOf(days: Temporal.PlainDate[], facts: number): unknown[] {
  const factsPerDay = facts / KEPT_DAYS;
  const ranks = factsByRank(factsPerDay);
  const shares = sharesByRank();
  return [
    days.map(String),
    days.map(dayNumber),
    days.map(seasonOf),
    ranks,
    ranks.map((perDay, rank) => (DAILY_CLICKS * (shares[rank] ?? 0)) / perDay),
    DAILY_PUBLICATIONS / factsPerDay,
  ];
}

/** The share of all clicks for each item. */
function sharesByRank(): number[] {
  const weights = Array.from({ length: ITEMS }, (_, rank) => (rank + 1) ** -DECLINE);
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.map((weight) => weight / all);
}

/**
 * Facts per day, proportional to the clicks. The excess above one fact per hour is distributed to other
 * items.
 */
function factsByRank(factsPerDay: number): number[] {
  const shares = sharesByRank();
  const at = (scale: number) => shares.map((share) => Math.min(HOURS, scale * share));
  let [low, high] = [0, factsPerDay * ITEMS];
  for (let step = 0; step < 60; step++) {
    const middle = (low + high) / 2;
    const sum = at(middle).reduce((total, perDay) => total + perDay, 0);
    if (sum < factsPerDay) low = middle;
    else high = middle;
  }
  return at(high);
}
