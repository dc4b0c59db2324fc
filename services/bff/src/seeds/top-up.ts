import { type DataSource, type EntityManager } from 'typeorm';
import { topUpAudience } from './audience.top-up.js';
import { topUpContentFacts } from './content-facts.top-up.js';
import { type TopUpContext } from './seed-context.js';
import { resumeSimulation } from './simulation-progress.js';
import { topUpVisits } from './visits.top-up.js';

type TopUp = (manager: EntityManager, context: TopUpContext) => Promise<void>;

/**
 * Data that a seed creates once gets old. Top-ups follow the calendar: each one creates the missing hours
 * up to now as a pure function of day and hour, and deletes data older than the retention period.
 */
const TOP_UPS: readonly TopUp[] = [topUpContentFacts, topUpAudience, topUpVisits];

/** Arbitrary lock key. It must be unique within the database and the same in every replica. */
const TOP_UP_LOCK = 7_252_002;

/**
 * Brings the demo data up to the last hour that is over. Concurrent replicas wait for each other, and later ones find nothing left
 * to do.
 */
export async function topUp(
  dataSource: DataSource,
  { demoFacts: facts, demoEvents }: { demoFacts: number; demoEvents: boolean },
  timeZone: string,
  now = Temporal.Now.plainDateTimeISO(timeZone),
): Promise<void> {
  await dataSource.transaction(async (manager) => {
    await manager.query('SELECT pg_advisory_xact_lock($1)', [TOP_UP_LOCK]);
    const simulated = demoEvents ? await resumeSimulation(manager, now, timeZone) : undefined;
    for (const run of TOP_UPS)
      await run(manager, { today: now.toPlainDate(), hour: now.hour, timeZone, facts, simulated });
  });
}
