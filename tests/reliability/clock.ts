import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { aptInstall } from '../support/install.ts';
import { isReady } from '../support/server-child.ts';
import { MixedLoad } from './mixed-load.ts';
import { judged, notRun, type Row } from './row.ts';

/** Of Debian's libfaketime, by which one process sees another time. */
async function libraryOf(note: (text: string) => void): Promise<string | undefined> {
  const find = () =>
    readdirSync('/usr/lib')
      .map((folder) => join('/usr/lib', folder, 'faketime/libfaketime.so.1'))
      .find((path) => existsSync(path));
  if (process.platform !== 'linux') return undefined;
  if (find() === undefined) await aptInstall(['libfaketime'], note);
  return find();
}

/** @param jumps from the true time */
export const clock = (jumps: string[], betweenMs: number): Row => ({
  name: 'clock',
  happens: `the clock of one of two replicas jumps under load: ${jumps.join(', ')}`,
  expected: '0 failed requests: nobody is signed out, nothing is taken for done',
  async measure(startSite, note) {
    const site = await startSite();
    const library = await libraryOf(note);
    if (library === undefined) return notRun('libfaketime is not here, and apt-get cannot install it');
    const file = join(site.directory, 'faked-time');
    writeFileSync(file, '+0');
    const jumping = await site.replica({
      LD_PRELOAD: library,
      FAKETIME_TIMESTAMP_FILE: file,
      FAKETIME_CACHE_DURATION: '1',
      // What runs at intervals asks another clock, which does not jump.
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
    });
    const replicas = [jumping, await site.replica()];
    let number = 0;
    const next = () => replicas[number++ % replicas.length]?.url ?? '';
    const load = await MixedLoad.start({ callers: 6, perSecond: 40, next });
    for (const jump of jumps) {
      note(jump);
      writeFileSync(file, jump);
      await wait(betweenMs);
    }
    await load.stop();
    const ready = await Promise.all(replicas.map(({ url }) => isReady(url)));
    return judged(`${jumps.length} jumps, ${load.told()}`, [
      load.failed > 0 && 'requests failed',
      ready.includes(false) && 'a replica is not ready',
    ]);
  },
});
