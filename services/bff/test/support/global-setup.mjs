import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { hasTemplate, templateName } from './template.mjs';

const MAKE = fileURLToPath(new URL('make-template.mjs', import.meta.url));

/** Makes the template, unless `npm test` has started the server with it. The modules have to be compiled: `npm test` does so. */
export default async function globalSetup() {
  if (hasTemplate()) return;
  const env = { ...process.env, SALA_TEST_TEMPLATE: templateName() };
  await promisify(execFile)(process.execPath, [MAKE], { env });
}
