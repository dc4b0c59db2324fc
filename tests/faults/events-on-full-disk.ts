import { setTimeout as wait } from 'node:timers/promises';
import { SmallDisk } from '../support/small-disk.ts';
import { makeTemporaryDirectory, removeDirectory } from '../support/temporary-directory.ts';
import { EventLoad } from './event-load.ts';
import { EventSite } from './event-site.ts';
import { expectCountedOnce } from './events-under-faults.ts';

const SENDERS = 4;
/** For PostgreSQL with what the product needs at first. */
const DISK_MB = 512;
const FULL_MS = 20_000;
const REFILL_MS = 250;

export interface OnFullDisk {
  /** Events that were acknowledged. */
  events: number;
  /** Those of them that were while the disk was full. */
  whileFull: number;
  /** Requests that were not acknowledged, by how. */
  refusals: ReadonlyMap<string, number>;
}

/**
 * Sends events while the disk of PostgreSQL is full, and expects that each event that was acknowledged is counted once when there is
 * room again.
 * @returns undefined where there can be no small disk
 */
export async function eventsOnFullDisk(natsProgram?: string): Promise<OnFullDisk | undefined> {
  const directory = await makeTemporaryDirectory();
  const disk = SmallDisk.mount(directory, DISK_MB);
  try {
    return disk && (await measureOn(disk, natsProgram));
  } finally {
    disk?.unmount();
    await removeDirectory(directory);
  }
}

async function measureOn(disk: SmallDisk, natsProgram: string | undefined): Promise<OnFullDisk> {
  const site = await EventSite.start({ natsProgram, disk });
  try {
    const load = new EventLoad(site.urls, site.key, SENDERS);
    await load.untilNext();
    await site.fillDisk();
    const before = load.events;
    const endsAt = performance.now() + FULL_MS;
    while (performance.now() < endsAt) {
      disk.fill();
      await wait(REFILL_MS);
    }
    const whileFull = load.events - before;
    await site.freeDisk();
    await load.untilNext();
    await load.stop();
    await expectCountedOnce(site, load);
    return { events: load.events, whileFull, refusals: load.refusals };
  } finally {
    await site.stop();
  }
}
