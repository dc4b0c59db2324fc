import { randomBytes } from 'node:crypto';
import { databaseUrl, onServer, templateName } from './template.mjs';

export interface TestDatabase {
  url: string;
  drop(): Promise<void>;
}

/** A separate database, copied from the template that global-setup.mjs created. */
export async function copyTemplate(): Promise<TestDatabase> {
  const name = `sala_test_${randomBytes(6).toString('hex')}`;
  await onServer(`CREATE DATABASE ${name} TEMPLATE ${templateName()} STRATEGY FILE_COPY`);
  return { url: databaseUrl(name), drop: () => onServer(`DROP DATABASE ${name} WITH (FORCE)`) };
}
