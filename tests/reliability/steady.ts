import { setTimeout as wait } from 'node:timers/promises';
import { imageVariables } from '../bench/image-limits.ts';
import { median } from '../bench/quantile.ts';
import { MixedLoad } from './mixed-load.ts';
import { judged, type Row } from './row.ts';
import { residentOf } from './site.ts';

const MINUTES = 10;
const CALLERS = 50;
/** About half of a core, so that what is measured is not the machine. */
const PER_SECOND = 100;
const SAMPLE_MS = 2_000;
/** How much the last fifth of the time may have above the second one. */
const GROWTH = 1.1;

export const steady: Row = {
  name: 'steady',
  happens: `${MINUTES} minutes of mixed load, ${CALLERS} callers, ${PER_SECOND} requests/s: 70 % read, 20 % write, 10 % sign in`,
  expected: `nothing fails; the memory is flat (the last fifth of the time ≤ ${GROWTH} × the second)`,
  async measure(startSite, note) {
    const site = await startSite();
    const replica = await site.replica(await imageVariables(site.directory));
    const load = await MixedLoad.start({ callers: CALLERS, perSecond: PER_SECOND, next: () => replica.url });
    const samples: number[] = [];
    const endsAt = performance.now() + MINUTES * 60_000;
    while (performance.now() < endsAt) {
      await wait(SAMPLE_MS);
      samples.push(residentOf(replica.pid));
      note(`${Math.ceil((endsAt - performance.now()) / 60_000)} minutes left, ${load.told()}`);
    }
    await load.stop();
    const fifth = Math.floor(samples.length / 5);
    const [early, late] = [median(samples.slice(fifth, 2 * fifth)), median(samples.slice(-fifth))];
    return judged(`${load.told()}; ${early.toFixed(0)} MB, at the end ${late.toFixed(0)} MB`, [
      load.failed > 0 && 'requests failed',
      late > GROWTH * early && 'the memory grew',
    ]);
  },
};
