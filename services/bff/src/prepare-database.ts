import { type DataSource } from 'typeorm';
import { ENTITIES } from './app.entities.js';
import { type Config } from './config/config.js';
import { connectAtStart } from './platform/database/connect-at-start.js';
import { dataSourceOptions } from './platform/database/data-source-options.js';
import { seedFirstAdministrator } from './seeds/first-administrator.seed.js';
import { seedManyPolicies } from './seeds/many-policies.seed.js';
import { refuseDemoAccounts, seed } from './seeds/seed.js';
import { topUp } from './seeds/top-up.js';

/** Arbitrary lock key. It must be unique within the database and the same in every replica. */
const MIGRATION_LOCK = 7_252_001;

/**
 * Runs migrations and seeds under one advisory lock, so that any number of replicas can start concurrently.
 * @throws StartupError if the database is unreachable or rejects the connection.
 */
export async function prepareDatabase(config: Config): Promise<void> {
  const { database, timeZone, production, firstAdministrator } = config;
  const dataSource = await connect(database);
  try {
    if (database.migrate || database.seed !== 'off') {
      await withLock(dataSource, async () => {
        if (database.migrate) await dataSource.runMigrations({ transaction: 'each' });
        if (database.seed !== 'off') await seed(dataSource, database.seed, timeZone);
        if (database.seed === 'demo') {
          await topUp(dataSource, database.demoFacts, timeZone);
          const context = { today: Temporal.Now.plainDateISO(timeZone), timeZone };
          await seedManyPolicies(dataSource, database.demoPolicies, context);
        }
        if (database.seed !== 'off' && firstAdministrator) {
          await seedFirstAdministrator(dataSource, firstAdministrator);
        }
      });
    }
    if (production) await refuseDemoAccounts(dataSource);
  } finally {
    await dataSource.destroy();
  }
}

/** A pool of two connections because the lock occupies one. There is no timeout for acquiring the lock. */
async function connect({ migrations, waitSeconds }: Config['database']): Promise<DataSource> {
  return await connectAtStart(dataSourceOptions(migrations.url, 2, ENTITIES), { ...migrations, waitSeconds });
}

/**
 * The lock belongs to a transaction, so that it holds through a pooler too, and goes with the connection. The statement
 * has no parameters: with them, its snapshot lives as long as the transaction, and VACUUM could not mark new rows as
 * visible to all.
 */
async function withLock(dataSource: DataSource, work: () => Promise<void>): Promise<void> {
  await dataSource.transaction(async (manager) => {
    await manager.query(`SELECT pg_advisory_xact_lock(${MIGRATION_LOCK})`);
    await work();
  });
}
