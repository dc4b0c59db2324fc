import { type EntityManager } from 'typeorm';
import { VISIT_WINDOW } from '../people/visits/visits.constants.js';
import { Random } from './random.js';
import { type SeedContext } from './seed-context.js';

/** The pages of the demo accounts, and the projects of the sample data. */
const TARGETS = [
  ...[1, 2].map((targetId) => ({ kind: 'homepage', targetId })),
  ...[1, 2, 3, 4, 5, 6].map((targetId) => ({ kind: 'project', targetId })),
];
/** The colleagues of the sample data. */
const VISITORS = Array.from({ length: 22 }, (_, index) => index + 3);
const RANDOM_SEED = 206;
const MS_PER_DAY = 86_400_000;

/**
 * Visits of colleagues on the days used to compute growth, up to yesterday: today's are those that happen. Those of a day
 * depend only on its date, so a later run adds only the missing days.
 */
export async function topUpVisits(manager: EntityManager, { today }: SeedContext): Promise<void> {
  const days = Array.from({ length: 2 * VISIT_WINDOW.days }, (_, daysAgo) =>
    today.subtract({ days: daysAgo + 1 }),
  );
  const rows = TARGETS.flatMap((target, series) =>
    days.flatMap((day) =>
      visitorsOn(day, series).map((visitorId) => ({ ...target, day: day.toString(), visitorId })),
    ),
  );
  await manager.query(
    `INSERT INTO visit (kind, target_id, day, visitor_id)
     SELECT visit.* FROM unnest($1::text[], $2::int[], $3::date[], $4::int[]) AS visit (kind, target_id, day, visitor_id)
       JOIN account ON account.id = visit.visitor_id
         ON CONFLICT DO NOTHING`,
    [
      rows.map(({ kind }) => kind),
      rows.map(({ targetId }) => targetId),
      rows.map(({ day }) => day),
      rows.map(({ visitorId }) => visitorId),
    ],
  );
}

/** A third to two thirds of them, with a period of about two months, so that growth is both positive and negative over time. */
function visitorsOn(day: Temporal.PlainDate, series: number): number[] {
  const number = Date.UTC(day.year, day.month - 1, day.day) / MS_PER_DAY;
  const share = 0.5 + 0.2 * Math.sin((2 * Math.PI * (number + 11 * series)) / 61);
  const random = new Random(RANDOM_SEED * (series + 2) + number);
  return VISITORS.filter(() => random.next() < share);
}
