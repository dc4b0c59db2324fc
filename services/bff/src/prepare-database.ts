import { type Logger } from 'pino';
import { type DataSource } from 'typeorm';
import { ENTITIES } from './app.entities.js';
import { type Config } from './config/config.js';
import { connectAtStart } from './platform/database/connect-at-start.js';
import { dataSourceOptions } from './platform/database/data-source-options.js';
import { MigrationLog } from './platform/database/migration-log.js';
import { appliedMigrations, knownMigrations } from './platform/database/migrations-of.js';
import { schemaVersion } from './platform/database/schema-version.js';
import { startLog } from './platform/logging/start-log.js';
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
  const { database, production, firstAdministrator } = config;
  const log = startLog(config);
  const migrationLog = new MigrationLog(log);
  const dataSource = await connect(database, migrationLog);
  try {
    if (database.migrate || database.seed !== 'off') {
      await withLock(dataSource, async () => {
        if (database.migrate) await migrate(dataSource, log, migrationLog);
        if (database.seed !== 'off') await seedAll(dataSource, database.seed, config, log);
        if (database.seed !== 'off' && firstAdministrator) {
          const isNew = await seedFirstAdministrator(dataSource, firstAdministrator);
          log.info(isNew ? 'the first administrator was made' : 'there is an administrator already');
        }
      });
    }
    if (production) await refuseDemoAccounts(dataSource);
  } finally {
    await dataSource.destroy();
  }
}

async function seedAll(
  dataSource: DataSource,
  kind: 'base' | 'demo',
  { database, timeZone }: Config,
  log: Logger,
): Promise<void> {
  const seeds = await seed(dataSource, kind, timeZone);
  log.info({ seeds }, seeds.length > 0 ? 'seeded' : 'nothing to seed');
  if (kind === 'demo') {
    await topUp(dataSource, database, timeZone);
    const context = { today: Temporal.Now.plainDateISO(timeZone), timeZone };
    await seedManyPolicies(dataSource, database.demoPolicies, context);
  }
  // Autovacuum looks a minute later. Until then, statements over many rows are planned as if there were few.
  if (seeds.length > 0) await dataSource.query('ANALYZE');
}

/** A pool of two connections because the lock occupies one. There is no timeout for acquiring the lock. */
async function connect(
  { migrations, waitSeconds }: Config['database'],
  logger: MigrationLog,
): Promise<DataSource> {
  const options = { ...dataSourceOptions(migrations.url, 2, ENTITIES), logger };
  return await connectAtStart(options, { ...migrations, waitSeconds });
}

async function migrate(dataSource: DataSource, log: Logger, migrationLog: MigrationLog): Promise<void> {
  const { missing, needed } = schemaVersion(knownMigrations(dataSource), await appliedMigrations(dataSource));
  if (missing.length > 0) log.info({ count: missing.length }, 'migrations to run');
  migrationLog.begin();
  await dataSource.runMigrations({ transaction: 'each' });
  log.info({ schemaVersion: needed }, 'the database has all migrations');
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
