import { setTimeout as wait } from 'node:timers/promises';
import type { BffProcess } from '../postgres/bff-process.ts';
import { isReady } from '../support/server-child.ts';
import { MixedLoad } from './mixed-load.ts';
import { judged, type Row } from './row.ts';
import type { Site } from './site.ts';

const REPLICAS = 2;
const PROBE_MS = 50;
/** As the probe of the chart. */
const PROBE_LIMIT_MS = 2_000;
/** As the chart, where a proxy learns of a process that ends before its port closes. */
const DRAINING = { SALA_DRAIN_DELAY_SECONDS: '5' };

/** Gives requests to the replicas whose last probe was good, in turn. */
class Balancer {
  readonly #replicas = new Map<BffProcess, boolean>();
  readonly #probing: Promise<void>;
  #running = true;
  #next = 0;

  constructor() {
    this.#probing = this.#probe();
  }

  add(replica: BffProcess): void {
    this.#replicas.set(replica, true);
  }

  remove(replica: BffProcess): void {
    this.#replicas.delete(replica);
  }

  next(): string {
    const all = [...this.#replicas];
    const ready = all.filter(([, isReady]) => isReady);
    // As nginx does it: where all are slow, one of them is better than none.
    const among = ready.length > 0 ? ready : all;
    return among[this.#next++ % among.length]?.[0].url ?? '';
  }

  async stop(): Promise<void> {
    this.#running = false;
    await this.#probing;
  }

  async #probe(): Promise<void> {
    while (this.#running) {
      // Each by itself: one that is slow keeps nobody from learning that another has ended.
      await Promise.all([...this.#replicas.keys()].map((replica) => this.#ask(replica)));
      await wait(PROBE_MS);
    }
  }

  async #ask(replica: BffProcess): Promise<void> {
    const ready = await Promise.race([isReady(replica.url), wait(PROBE_LIMIT_MS, false)]);
    if (this.#replicas.has(replica)) this.#replicas.set(replica, ready);
  }
}

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
        const { fresh, code } = await replace(site, balancer, old, isEvicted);
        replicas[place] = fresh;
        codes.push(code);
      }
    await load.stop();
    await balancer.stop();
    const ended = codes.filter((code) => code === 0).length;
    return judged(`${load.told()}; ${ended} of ${codes.length} processes ended with 0`, [
      load.failed > 0 && 'requests failed',
      ended < codes.length && 'a process did not end well',
    ]);
  },
});

async function replace(
  site: Site,
  balancer: Balancer,
  old: BffProcess,
  isEvicted: boolean,
): Promise<{ fresh: BffProcess; code: number | null }> {
  const ending = isEvicted ? old.end() : undefined;
  const fresh = await site.replica(DRAINING);
  balancer.add(fresh);
  const code = await (ending ?? old.end());
  balancer.remove(old);
  return { fresh, code };
}
