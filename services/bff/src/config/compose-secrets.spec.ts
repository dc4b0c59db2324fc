import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { parse } from 'yaml';

interface Service {
  secrets?: string[];
  environment?: Record<string, unknown>;
}

const file = new URL('../../../../docker-compose.yml', import.meta.url);
const { services } = parse(readFileSync(file, 'utf8'), { merge: true }) as {
  services: Record<string, Service>;
};

const SECRETS = {
  db: ['postgres-password', 'database-password', 'database-app-password'],
  migrate: ['database-url', 'database-migrate-url', 'first-admin-password'],
  'bff-1': ['database-url', 'jwt-keys'],
  'bff-2': ['database-url', 'jwt-keys'],
  backup: ['database-migrate-url'],
  restore: ['database-migrate-url'],
  web: [],
  nats: [],
};

test('each service of the Compose stack has only the secrets that it needs', () => {
  const given = Object.entries(services).map(([name, { secrets }]) => [name, secrets ?? []]);
  expect(Object.fromEntries(given)).toEqual(SECRETS);
});

test.each(Object.entries(services))(
  '%s reads no other secret than its own',
  (_, { secrets, environment }) => {
    const read = Object.values(environment ?? {}).flatMap((value) => {
      const [, name] = /^\/run\/secrets\/(.+)$/.exec(String(value)) ?? [];
      return name === undefined ? [] : [name];
    });
    for (const name of read) expect(secrets).toContain(name);
  },
);
