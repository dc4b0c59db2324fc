import { StartupError } from './common/errors/startup-error.js';
import { Config } from './config/config.js';
import { prepareDatabase } from './prepare-database.js';

/** One-shot migration job: `node dist/migrate.js`. Exits with 0 when the schema is up to date. */
try {
  await prepareDatabase(Config.parse({ ...process.env, SALA_MIGRATE: 'startup' }));
} catch (error) {
  process.stderr.write(`${error instanceof StartupError ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
