import type { BffProcess } from '../postgres/bff-process.ts';
import { Balancer } from './balancer.ts';
import { MixedLoad } from './mixed-load.ts';
import { judged, type Row } from './row.ts';

const REPLICAS = 2;
/** As the chart, where a proxy learns of a process that ends before its port closes. */
export const DRAINING = { SALA_DRAIN_DELAY_SECONDS: '5' };

/** Those that evict begin with the last one. */
export const rollOuts = (times: number): Row => ({
  name: 'roll-outs',
  happens: `${times} roll-outs in a row of ${REPLICAS} replicas under load; in every second one the old process is evicted before the new one is there`,
  expected: '0 failed requests, each process ends by itself with 0',
  async measure(startSite, note) {
    const site = await startSite();
    const balancer = new Balancer();
    const replicas = await Promise.all(Array.from({ length: REPLICAS }, () => site.replica(DRAINING)));
    for (const replica of replicas) balancer.add(replica);
    const load = await MixedLoad.start({ callers: 8, perSecond: 60, next: () => balancer.next() });
    const codes: (number | null)[] = [];
    for (let round = 0; round < times; round += 1)
      for (const [place, old] of replicas.entries()) {
        note(`roll-out ${round + 1}, ${load.told()}`);
        const isEvicted = (times - round) % 2 === 1;
        const { fresh, code } = await replace(balancer, old, () => site.replica(DRAINING), isEvicted);
        replicas[place] = fresh;
        codes.push(code);
      }
    await load.stop();
    for (const replica of replicas) balancer.remove(replica);
    const ended = codes.filter((code) => code === 0).length;
    return judged(`${load.told()}; ${ended} of ${codes.length} processes ended with 0`, [
      load.failed > 0 && 'requests failed',
      ended < codes.length && 'a process did not end well',
    ]);
  },
});

/** Puts a new replica in the place of an old one, which goes before it if it is evicted. */
export async function replace(
  balancer: Balancer,
  old: BffProcess,
  start: () => Promise<BffProcess>,
  isEvicted = false,
): Promise<{ fresh: BffProcess; code: number | null }> {
  const end = () => {
    balancer.ending(old);
    return old.end();
  };
  const ending = isEvicted ? end() : undefined;
  const fresh = await start();
  balancer.add(fresh);
  const code = await (ending ?? end());
  balancer.remove(old);
  return { fresh, code };
}
