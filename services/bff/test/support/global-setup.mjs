import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { databaseUrl, onServer, onTemplate, templateName } from './template.mjs';

const SALA = fileURLToPath(new URL('../../dist/sala.js', import.meta.url));

/** Migrates and seeds once, with the compiled modules: `npm test` compiles them. */
export default async function globalSetup() {
  await onServer(`CREATE DATABASE ${templateName()}`);
  const variables = {
    DATABASE_URL: databaseUrl(templateName()),
    JWT_SECRET: 'not used: only the schema is made',
    SALA_SEED: 'demo',
    SALA_DEMO_FACTS: '20000',
  };
  await promisify(execFile)(process.execPath, [SALA, 'migrate'], { env: { ...process.env, ...variables } });
  // What the first process adds: otherwise every copy gets it anew.
  const { MONTHS_AHEAD } = await import('../../dist/platform/audit/audit.constants.js');
  await onTemplate(`SELECT audit_add_partitions(${MONTHS_AHEAD})`);
}
