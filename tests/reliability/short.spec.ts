import { expect, test } from '@playwright/test';
import { SHORT_ROWS } from './rows.ts';
import { Site } from './site.ts';

/** One site for all rows, of which each measures only its own replicas. */
test.describe.configure({ mode: 'default' });

/** Other tests share the machine. */
const SLACK = 4;

let site: Site;
test.beforeAll(async () => {
  site = await Site.start({ SALA_DEMO_FACTS: '10000', DATABASE_CONNECT_SECONDS: '3' }, SLACK);
});
test.afterEach(() => site.stopReplicas());
test.afterAll(() => site.stop());

for (const row of SHORT_ROWS)
  test(`${row.name}: ${row.happens}; ${row.expected}`, async () => {
    const { outcome, measured } = await row.measure(
      () => Promise.resolve(site),
      () => undefined,
    );
    test.skip(outcome === 'not run', measured);
    expect({ outcome, measured }).toEqual({ outcome: 'holds', measured });
  });
