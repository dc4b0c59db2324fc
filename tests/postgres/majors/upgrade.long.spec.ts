import { expect, test } from '@playwright/test';
import { programsOfDebian } from './programs-of-debian.ts';
import { rehearseUpgrade } from './rehearse-upgrade.ts';

test('PostgreSQL goes from 17 to 18 by dump and by pg_upgrade, and back, with all that is in it', async () => {
  test.setTimeout(20 * 60_000);
  const programs = await programsOfDebian(() => undefined);
  if (typeof programs === 'string') test.skip(true, programs);
  else await rehearse(programs.root);
});

async function rehearse(root: string): Promise<void> {
  const { ways, auditEntries } = await rehearseUpgrade(root, () => undefined);
  expect(ways.map(({ name }) => name)).toEqual(['dump and restore', '`pg_upgrade`', 'back to 17']);
  expect(auditEntries).toBeGreaterThan(0);
}
