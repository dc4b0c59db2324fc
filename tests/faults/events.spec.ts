import { expect, test } from '@playwright/test';
import { eventsUnderFaults } from './events-under-faults.ts';

test('each acknowledged event is counted once, whatever is killed and cut meanwhile', async () => {
  const { events, failures } = await eventsUnderFaults(1);
  expect(events).toBeGreaterThan(100);
  expect(failures).toBeGreaterThan(0);
});
