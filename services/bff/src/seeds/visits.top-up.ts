import { type EntityManager } from 'typeorm';
import { VISIT_KINDS, VISIT_WINDOW } from '../people/visits/visits.constants.js';
import { Random } from './random.js';
import { type SeedContext } from './seed-context.js';

const ACCOUNTS = [1, 2];
const RANDOM_SEED = 206;
const MS_PER_DAY = 86_400_000;

/**
 * Visits for the days used to compute growth, up to yesterday: today's are those that happen. The data of a day depends
 * only on its date, so a later run adds only the missing days.
 */
export async function topUpVisits(manager: EntityManager, { today }: SeedContext): Promise<void> {
  const days = Array.from({ length: 2 * VISIT_WINDOW.days }, (_, daysAgo) =>
    today.subtract({ days: daysAgo + 1 }),
  );
  const rows = ACCOUNTS.flatMap((accountId) =>
    VISIT_KINDS.flatMap(({ key }, kind) =>
      days.map((day) => ({
        accountId,
        key,
        day: day.toString(),
        visits: visitsOn(day, 2 * accountId + kind),
      })),
    ),
  );
  await manager.query(
    `INSERT INTO visit_day (account_id, kind, day, visits)
     SELECT visit.* FROM unnest($1::int[], $2::text[], $3::date[], $4::int[]) AS visit (account_id, kind, day, visits)
       JOIN account ON account.id = visit.account_id
         ON CONFLICT DO NOTHING`,
    [
      rows.map(({ accountId }) => accountId),
      rows.map(({ key }) => key),
      rows.map(({ day }) => day),
      rows.map(({ visits }) => visits),
    ],
  );
}

/**
 * About 24 to 72 visits, with a period of about two months, so that growth is both positive and negative over
 * time.
 */
function visitsOn(day: Temporal.PlainDate, series: number): number {
  const number = Date.UTC(day.year, day.month - 1, day.day) / MS_PER_DAY;
  const wave = 1 + 0.4 * Math.sin((2 * Math.PI * (number + 11 * series)) / 61);
  return Math.round(wave * new Random(RANDOM_SEED * series + number).between(35, 55));
}
