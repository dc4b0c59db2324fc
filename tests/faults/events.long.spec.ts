import { expect, test } from '@playwright/test';
import { eventsUnderFaults } from './events-under-faults.ts';

const ROUNDS = 34;

test(`each acknowledged event is counted once, in ${3 * ROUNDS} kills`, async () => {
  test.setTimeout(60 * 60_000);
  const { failures } = await eventsUnderFaults(ROUNDS);
  expect(failures).toBeGreaterThan(ROUNDS);
});
