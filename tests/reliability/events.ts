import { REFUSED } from '../faults/event-load.ts';
import { eventsOnFullDisk } from '../faults/events-on-full-disk.ts';
import { eventsUnderFaults } from '../faults/events-under-faults.ts';
import { ensureNats } from '../support/nats.ts';
import { judged, notRun, type Row } from './row.ts';

const ROUNDS = 34;
const NATS_ROUNDS = 25;
const SHORTLY_FROZEN_MS = 1_500;
const FROZEN_MS = 120_000;
const ONCE = 'each event that was acknowledged is counted once';
const NO_NATS = 'there is no nats-server here, and apt-get cannot install it';

const number = (value: number) => value.toLocaleString('en-US');

const kills: Row = {
  name: 'events',
  happens: `processes are killed ${3 * ROUNDS} times while channels send each batch three times, with wrong clocks`,
  expected: ONCE,
  async measure() {
    const { events, failures } = await eventsUnderFaults({ rounds: ROUNDS });
    return judged(
      `${number(events)} events acknowledged, each counted once; ${number(failures)} requests failed meanwhile`,
      [failures < ROUNDS && 'too little went wrong to prove anything'],
    );
  },
};

const natsKills: Row = {
  name: 'events-nats',
  happens: `the same through NATS, which is killed too: ${4 * NATS_ROUNDS} kills, and PostgreSQL is frozen ${NATS_ROUNDS} times`,
  expected: `${ONCE}; events are taken while PostgreSQL is frozen`,
  async measure(_startSite, note) {
    const natsProgram = await ensureNats(note);
    if (natsProgram === undefined) return notRun(NO_NATS);
    const { events, failures, whileFrozen } = await eventsUnderFaults({
      rounds: NATS_ROUNDS,
      natsProgram,
      frozenMs: SHORTLY_FROZEN_MS,
    });
    return judged(
      `${number(events)} events acknowledged, each counted once, ${number(whileFrozen)} of them while PostgreSQL was frozen; ` +
        `${number(failures)} requests failed meanwhile`,
      [
        failures < NATS_ROUNDS && 'too little went wrong to prove anything',
        whileFrozen === 0 && 'none was taken while PostgreSQL was frozen',
      ],
    );
  },
};

const natsFrozen: Row = {
  name: 'events-frozen',
  happens: 'PostgreSQL is frozen for two minutes while events come through NATS',
  expected: `they are taken; ${ONCE}`,
  async measure(_startSite, note) {
    const natsProgram = await ensureNats(note);
    if (natsProgram === undefined) return notRun(NO_NATS);
    const { events, whileFrozen } = await eventsUnderFaults({ rounds: 1, natsProgram, frozenMs: FROZEN_MS });
    return judged(
      `${number(whileFrozen)} events acknowledged while it was frozen, ${number(events)} in all, each counted once`,
      [whileFrozen < 1_000 && 'too few were taken'],
    );
  },
};

function fullDisk(name: string, happens: string, isThroughNats: boolean): Row {
  const taken = isThroughNats
    ? 'events are taken'
    : 'events are taken or refused with a time to wait, never otherwise';
  return {
    name,
    happens,
    expected: `${taken}; ${ONCE} when there is room again`,
    async measure(_startSite, note) {
      const natsProgram = isThroughNats ? await ensureNats(note) : undefined;
      if (isThroughNats && natsProgram === undefined) return notRun(NO_NATS);
      const found = await eventsOnFullDisk(natsProgram);
      if (found === undefined) return notRun('only root can mount a small file system');
      const { events, whileFull, refusals } = found;
      const others = [...refusals].filter(([how]) => how !== REFUSED);
      const refused = refusals.get(REFUSED) ?? 0;
      return judged(
        `${number(events)} events acknowledged, ${number(whileFull)} of them while the disk was full, each counted once; ` +
          `${number(refused)} requests refused with a time to wait`,
        [
          others.length > 0 && others.map(([how, times]) => `${times} × ${how}`).join(', '),
          isThroughNats
            ? whileFull === 0 && 'none was taken'
            : refused === 0 && 'nothing was refused: it was not full',
        ],
      );
    },
  };
}

export const events: Row[] = [
  kills,
  natsKills,
  natsFrozen,
  fullDisk('disk-full-inbox', 'the disk of PostgreSQL is full for 20 s while events come in', false),
  fullDisk('disk-full-nats', 'the same while events come through NATS', true),
];
