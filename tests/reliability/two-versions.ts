import { setTimeout as wait } from 'node:timers/promises';
import type { BffProcess } from '../postgres/bff-process.ts';
import { Balancer } from './balancer.ts';
import { MixedLoad } from './mixed-load.ts';
import { olderVersion } from './older-version.ts';
import { DRAINING, replace } from './roll-outs.ts';
import { judged, notRun, type Row, seconds } from './row.ts';

const DATABASE = 'two_versions';
/** How long one of each answers. */
const BESIDE_MS = 20_000;

export const twoVersions: Row = {
  name: 'two-versions',
  happens: `an older version beside the new one on the same schema, both ways: two replicas are upgraded and rolled back under load, ${seconds(BESIDE_MS)} with one of each`,
  expected: '0 answers 5xx, 0 failed requests',
  async measure(startSite, note) {
    const older = await olderVersion();
    if (older === undefined)
      return notRun('the history of this checkout has no older version with the same packages');
    const site = await startSite();
    await site.query(`CREATE DATABASE ${DATABASE}`);
    const url = new URL(site.databaseUrl);
    url.pathname = DATABASE;
    const settings = { ...DRAINING, DATABASE_URL: url.href };
    const startOld = () => site.replica(settings, older.program);
    const startNew = () => site.replica(settings);

    const balancer = new Balancer();
    const replicas: BffProcess[] = [];
    for (let place = 0; place < 2; place += 1) {
      const replica = await startOld();
      balancer.add(replica);
      replicas.push(replica);
    }
    const load = await MixedLoad.start({ callers: 8, perSecond: 40, next: () => balancer.next() });
    for (const [step, start] of Object.entries({ upgrade: startNew, 'roll back': startOld }))
      for (const [place, old] of replicas.entries()) {
        note(`${step}, ${load.told()}`);
        const { fresh } = await replace(balancer, old, start);
        replicas[place] = fresh;
        if (place === 0) await wait(BESIDE_MS);
      }
    await load.stop();
    for (const replica of replicas) balancer.remove(replica);
    return judged(
      `${load.told()}; the older one is that of ${older.revision}, which lacks ${older.lacks} migrations`,
      [load.failed > 0 && 'requests failed'],
    );
  },
};
