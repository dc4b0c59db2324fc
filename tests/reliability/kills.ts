import { setTimeout as wait } from 'node:timers/promises';
import { isReady } from '../support/server-child.ts';
import { KeptWrites } from './kept-writes.ts';
import { judged, type Row, seconds } from './row.ts';
import type { Site } from './site.ts';

const KILLS = { bff: 200, postgres: 50 };
/** What a slow machine cannot do in this time is not done, and the table says so. */
const LIMIT_MS = 30 * 60_000;
const POLL_MS = 20;
const NOT_READY_MS = 3_000;
const READY_MS = 5_000;

/** Somewhere within a write. */
const aMoment = () => wait(100 + 300 * Math.random());

export const killsOfTheBff: Row = {
  name: 'kills-bff',
  happens: `kill -9 of the BFF in mid-write, ${KILLS.bff} times`,
  expected: 'no acknowledged write is lost, none is half there, none is made twice under its Idempotency-Key',
  async measure(startSite, note) {
    const site = await startSite();
    let replica = await site.replica();
    const port = new URL(replica.url).port;
    const writes = await KeptWrites.start(replica.url);
    const kills = await repeat(KILLS.bff, note, async () => {
      await aMoment();
      await replica.kill();
      replica = await site.replica({ PORT: port });
    });
    return await verdict(site, writes, kills, KILLS.bff);
  },
};

export const killsOfPostgres: Row = {
  name: 'kills-postgres',
  happens: `kill -9 of PostgreSQL in mid-write, ${KILLS.postgres} times`,
  expected:
    `the same; not ready within ${seconds(NOT_READY_MS)}, ready within ${seconds(READY_MS)} after it is back, ` +
    'the same process',
  async measure(startSite, note) {
    const site = await startSite();
    const replica = await site.replica();
    const writes = await KeptWrites.start(replica.url);
    const [downMs, upMs] = [[0], [0]];
    const kills = await repeat(KILLS.postgres, note, async () => {
      await aMoment();
      site.killPostgres();
      // A server that is back sooner than a probe asks was not missed.
      const [down] = await Promise.all([untilReady(replica.url, false, site), untilAnswers(site)]);
      if (down !== undefined) downMs.push(down);
      upMs.push((await untilReady(replica.url, true)) ?? 0);
    });
    const [down, up] = [Math.max(...downMs), Math.max(...upMs)];
    const lives = await isReady(replica.url);
    const result = await verdict(site, writes, kills, KILLS.postgres, [
      down > NOT_READY_MS && 'it was told to be ready for too long',
      up > READY_MS && 'it was not ready in time',
      !lives && 'the process ended',
    ]);
    const times = `not ready after ≤ ${seconds(down)}, ready ≤ ${seconds(up)} after PostgreSQL was back`;
    return { ...result, measured: `${result.measured}; ${times}` };
  },
};

async function verdict(
  site: Site,
  writes: KeptWrites,
  kills: number,
  goal: number,
  against: (string | false)[] = [],
) {
  await writes.stop();
  const few = kills < goal ? ` (of ${goal}, for want of time)` : '';
  return judged(
    `${kills} kills${few}, ${writes.acknowledged.length} writes acknowledged, ${writes.repeats} attempts repeated`,
    [...against, ...(await writes.faultsIn(site))],
  );
}

async function repeat(
  times: number,
  note: (text: string) => void,
  work: () => Promise<void>,
): Promise<number> {
  const endsAt = performance.now() + LIMIT_MS;
  let done = 0;
  for (; done < times && performance.now() < endsAt; done += 1) {
    note(`kill ${done + 1} of ${times}`);
    await work();
  }
  return done;
}

async function untilAnswers(site: Site): Promise<void> {
  while (!(await site.answers())) await wait(POLL_MS);
}

/** @returns after how many ms; undefined if the database answered again before */
async function untilReady(url: string, isWanted: boolean, site?: Site): Promise<number | undefined> {
  const begun = performance.now();
  while ((await isReady(url)) !== isWanted) {
    if (site !== undefined && performance.now() - begun > POLL_MS && (await site.answers())) return undefined;
    await wait(POLL_MS);
  }
  return performance.now() - begun;
}
