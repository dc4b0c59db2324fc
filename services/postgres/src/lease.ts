import { randomUUID } from 'node:crypto';
import { readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Cluster } from './cluster.ts';
import { commandOf } from './living.ts';

/** A process renews its lease every second; one that has not done so for this long is gone. */
const EXPIRY_MS = 10_000;

/** Says that a process uses the server, so that no other one stops it meanwhile. */
export class Lease {
  readonly #directory: string;
  readonly #name = `${process.pid}.${randomUUID()}`;

  constructor(cluster: Cluster) {
    this.#directory = cluster.leases;
  }

  async take(): Promise<void> {
    await writeFile(join(this.#directory, this.#name), '');
  }

  async renew(): Promise<void> {
    const now = new Date();
    await utimes(join(this.#directory, this.#name), now, now);
  }

  async giveBack(): Promise<void> {
    await rm(join(this.#directory, this.#name), { force: true });
  }

  /** Whether somebody else uses the server too. */
  async isShared(): Promise<boolean> {
    const others = (await readdir(this.#directory)).filter((name) => name !== this.#name);
    const held = await Promise.all(others.map((name) => this.#isHeld(name)));
    return held.includes(true);
  }

  async #isHeld(name: string): Promise<boolean> {
    const file = join(this.#directory, name);
    try {
      const idle = Date.now() - (await stat(file)).mtimeMs;
      if (idle < EXPIRY_MS && (await commandOf(Number.parseInt(name))) !== undefined) return true;
    } catch {
      return false; // given back in this moment
    }
    await rm(file, { force: true });
    return false;
  }
}
