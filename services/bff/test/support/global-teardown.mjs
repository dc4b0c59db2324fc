import { onServer, ownTemplateName } from './template.mjs';

export default async function globalTeardown() {
  await onServer(`DROP DATABASE IF EXISTS ${ownTemplateName()} WITH (FORCE)`);
}
