/**
 * `node make-template.mjs [file]`: makes the database that the tests copy, with the compiled modules. Lists in the file those that
 * it loaded: as long as they are the same, another run would make the same database in this hour.
 */
import { writeFile } from 'node:fs/promises';
import { registerHooks } from 'node:module';
import { databaseUrl, onServer, onTemplate, templateName } from './template.mjs';

const BUILT = new URL('../../dist/', import.meta.url).href;

const loaded = new Set();
registerHooks({
  load(url, context, next) {
    if (url.startsWith(BUILT)) loaded.add(url.slice(BUILT.length));
    return next(url, context);
  },
});
const { run } = await import(`${BUILT}commands/run.js`);
const { MONTHS_AHEAD } = await import(`${BUILT}platform/audit/audit.constants.js`);

await onServer(`CREATE DATABASE ${templateName()}`);
const variables = {
  DATABASE_URL: databaseUrl(templateName()),
  SALA_SEED: 'demo',
  SALA_DEMO_FACTS: '20000',
};
process.exitCode = await run(['migrate'], { ...process.env, ...variables });
if (process.exitCode === 0) {
  // What the first process adds: otherwise every copy gets it anew.
  await onTemplate(`SELECT audit_add_partitions(${MONTHS_AHEAD})`);
  const [, , file] = process.argv;
  if (file !== undefined) await writeFile(file, JSON.stringify([...loaded]));
}
