import { onServer, templateName } from './template.mjs';

export default async function globalTeardown() {
  await onServer(`DROP DATABASE IF EXISTS ${templateName()} WITH (FORCE)`);
}
