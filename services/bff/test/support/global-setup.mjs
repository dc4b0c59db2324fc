import { Config } from '../../dist/config/config.js';
import { prepareDatabase } from '../../dist/prepare-database.js';
import { databaseUrl, onServer, templateName } from './template.mjs';

/**
 * Migrates and seeds once. Jest does not transform this file, so it uses the build. Run `nest build` first.
 */
export default async function globalSetup() {
  await onServer(`CREATE DATABASE ${templateName()}`);
  const variables = {
    DATABASE_URL: databaseUrl(templateName()),
    JWT_SECRET: 'not used: only the schema is made',
    SALA_SEED: 'demo',
    SALA_DEMO_FACTS: '20000',
  };
  await prepareDatabase(Config.parse(variables));
}
