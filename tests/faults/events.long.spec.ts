import { expect, test } from '@playwright/test';
import { ensureNats } from '../support/nats.ts';
import { eventsUnderFaults } from './events-under-faults.ts';

const ROUNDS = 34;
const NATS_ROUNDS = 25;
const FROZEN_MS = 120_000;

test(`each acknowledged event is counted once, in ${3 * ROUNDS} kills`, async () => {
  test.setTimeout(60 * 60_000);
  const { failures } = await eventsUnderFaults({ rounds: ROUNDS });
  expect(failures).toBeGreaterThan(ROUNDS);
});

test(`so is each that goes through NATS, in ${4 * NATS_ROUNDS} kills, and while PostgreSQL is frozen`, async () => {
  test.setTimeout(60 * 60_000);
  const natsProgram = await ensureNats(() => undefined);
  test.skip(natsProgram === undefined, 'there is no nats-server here, and apt-get cannot install it');
  const { failures, whileFrozen } = await eventsUnderFaults({
    rounds: NATS_ROUNDS,
    natsProgram,
    frozenMs: 1_500,
  });
  expect(failures).toBeGreaterThan(NATS_ROUNDS);
  expect(whileFrozen).toBeGreaterThan(0);
});

test('events go through NATS while PostgreSQL is frozen for two minutes', async () => {
  test.setTimeout(20 * 60_000);
  const natsProgram = await ensureNats(() => undefined);
  test.skip(natsProgram === undefined, 'there is no nats-server here, and apt-get cannot install it');
  const { whileFrozen } = await eventsUnderFaults({ rounds: 1, natsProgram, frozenMs: FROZEN_MS });
  expect(whileFrozen).toBeGreaterThan(1_000);
});
