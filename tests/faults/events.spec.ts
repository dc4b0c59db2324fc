import { expect, test } from '@playwright/test';
import { ensureNats } from '../support/nats.ts';
import { eventsUnderFaults } from './events-under-faults.ts';

const FROZEN_MS = 2_000;
/** The tests beside these need the processor too. */
const PAUSE_MS = 50;

test('each acknowledged event is counted once, whatever is killed and cut meanwhile', async () => {
  const { events, failures } = await eventsUnderFaults({ rounds: 1, pauseMs: PAUSE_MS });
  expect(events).toBeGreaterThan(100);
  expect(failures).toBeGreaterThan(0);
});

test('so is each that goes through NATS, and events are taken while PostgreSQL is frozen', async () => {
  const natsProgram = await ensureNats(() => undefined);
  test.skip(natsProgram === undefined, 'there is no nats-server here, and apt-get cannot install it');
  const { events, whileFrozen, failures } = await eventsUnderFaults({
    rounds: 1,
    natsProgram,
    frozenMs: FROZEN_MS,
    pauseMs: PAUSE_MS,
  });
  expect(events).toBeGreaterThan(100);
  expect(whileFrozen).toBeGreaterThan(0);
  expect(failures).toBeGreaterThan(0);
});
