import { setTimeout as wait } from 'node:timers/promises';
import { expect } from '@playwright/test';
import { EventLoad, type Sums } from './event-load.ts';
import { EventSite } from './event-site.ts';

const SENDERS = 4;
/** Between two faults, so that some of what is sent is counted. */
const QUIET_MS = 500;

export interface Faults {
  rounds: number;
  /** The NATS server that takes the events. Without it, PostgreSQL does. */
  natsProgram?: string;
  /** For how long PostgreSQL is frozen in each round, where NATS takes the events. */
  frozenMs?: number;
  /** How long each channel waits after each answer. */
  pauseMs?: number;
}

/** What channels were told. */
export interface UnderFaults {
  /** Events that were acknowledged. */
  events: number;
  /** Those of them that were while PostgreSQL was frozen. */
  whileFrozen: number;
  /** Requests that were not acknowledged. */
  failures: number;
}

/**
 * Sends events while processes are killed and frozen, and connections cut, and expects that each event that was acknowledged is
 * counted once: each is sent three times over two replicas, by channels of which half have a wrong clock.
 */
export async function eventsUnderFaults(faults: Faults): Promise<UnderFaults> {
  const { rounds, natsProgram, frozenMs = 0, pauseMs } = faults;
  const site = await EventSite.start({ natsProgram });
  try {
    const load = new EventLoad(site.urls, site.key, SENDERS, pauseMs);
    let whileFrozen = 0;
    const freeze = async () => {
      const before = load.events;
      await site.freezePostgres(async () => {
        await wait(frozenMs);
        await load.untilNext();
      });
      whileFrozen += load.events - before;
    };
    for (let round = 0; round < rounds; round++) {
      for (const fault of [
        () => site.cutListeners(),
        () => site.killFoldLeader(),
        () => site.killPostgres(),
        ...(natsProgram === undefined ? [] : [() => site.killNats(), freeze]),
        () => site.killReplica(round % site.urls.length),
      ]) {
        await load.untilNext();
        await wait(QUIET_MS);
        await fault();
      }
    }
    await load.stop();
    await expectCountedOnce(site, load);
    return { events: load.events, whileFrozen, failures: load.failures };
  } finally {
    await site.stop();
  }
}

export async function expectCountedOnce(site: EventSite, { acknowledged }: EventLoad): Promise<void> {
  const withoutSeconds = (sums: Sums) => ({ ...sums, progress: 0 });
  const expected = [...acknowledged].map(([place, sums]) => [place, withoutSeconds(sums)] as const);
  expect(sorted(await site.counted())).toEqual(sorted(new Map(expected)));

  const seconds = new Map<number, number>();
  for (const [place, { progress }] of acknowledged) {
    const item = Number(place.split(' ')[0]);
    seconds.set(item, (seconds.get(item) ?? 0) + progress);
  }
  expect(sorted(await site.countedSeconds())).toEqual(sorted(seconds));
  expect(await site.sumsAgree()).toBe(true);
}

function sorted<Key extends string | number, Value>(map: Map<Key, Value>): [Key, Value][] {
  return [...map].sort(([a], [b]) => String(a).localeCompare(String(b)));
}
