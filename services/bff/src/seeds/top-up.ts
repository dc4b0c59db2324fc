import { type DataSource, type EntityManager } from 'typeorm';
import { topUpAudience } from './audience.top-up.js';
import { topUpContentFacts } from './content-facts.top-up.js';
import { type TopUpContext } from './seed-context.js';
import { topUpVisits } from './visits.top-up.js';

type TopUp = (manager: EntityManager, context: TopUpContext) => Promise<void>;

/**
 * What a seed makes once grows old; these follow the calendar. Each makes the days that are missing up to today, as a
 * pure function of the date, and drops what is older than is kept.
 */
const TOP_UPS: readonly TopUp[] = [topUpContentFacts, topUpAudience, topUpVisits];

/** Any number that no other user of the database takes; every replica must use the same. */
const TOP_UP_LOCK = 7_252_002;

/** Brings the demo data up to today. Replicas that do it at once wait for each other, and the later find it done. */
export async function topUp(
  dataSource: DataSource,
  facts: number,
  timeZone: string,
  today = Temporal.Now.plainDateISO(timeZone),
): Promise<void> {
  await dataSource.transaction(async (manager) => {
    await manager.query('SELECT pg_advisory_xact_lock($1)', [TOP_UP_LOCK]);
    for (const run of TOP_UPS) await run(manager, { today, timeZone, facts });
  });
}
