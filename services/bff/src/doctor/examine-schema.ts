import { DataSource } from 'typeorm';
import { ENTITIES } from '../app.entities.js';
import { type Config } from '../config/config.js';
import { dataSourceOptions } from '../platform/database/data-source-options.js';
import { explainConnection } from '../platform/database/explain-connection.js';
import { appliedMigrations, knownMigrations } from '../platform/database/migrations-of.js';
import { schemaVersion } from '../platform/database/schema-version.js';
import { fail, type Finding, ok, warn } from './finding.js';

const SUBJECT = 'schema';

/** Whether the database has the migrations of this build. */
export async function examineSchema({ database }: Config): Promise<Finding[]> {
  const { url, variable } = database.migrations;
  const dataSource = new DataSource(dataSourceOptions(url, 1, ENTITIES));
  try {
    await dataSource.initialize();
    return [compare(knownMigrations(dataSource), await appliedMigrations(dataSource), database.migrate)];
  } catch (error) {
    return [
      fail(SUBJECT, explainConnection(variable, url, error).message, `Correct ${variable} or the database.`),
    ];
  } finally {
    if (dataSource.isInitialized) await dataSource.destroy();
  }
}

function compare(known: string[], applied: string[], migratesAtStart: boolean): Finding {
  const { missing, newer, needed } = schemaVersion(known, applied);
  if (missing.length > 0) {
    const detail = `The database lacks ${missing.length} migrations, up to ${needed}.`;
    if (migratesAtStart)
      return warn(SUBJECT, detail, 'The next start runs them, or: node dist/sala.js migrate.');
    return fail(SUBJECT, detail, 'Run: node dist/sala.js migrate.');
  }
  if (newer.length === 0) return ok(SUBJECT, `The database has all migrations, up to ${needed}.`);
  return ok(SUBJECT, `The database is ${newer.length} migrations newer than this version, which is allowed.`);
}
