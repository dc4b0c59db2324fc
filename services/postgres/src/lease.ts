import { randomUUID } from 'node:crypto';
import { readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Cluster } from './cluster.ts';
import { commandOf } from './process-command.ts';

/** A process renews its lease every second. A lease that was not renewed for this long has expired. */
const EXPIRY_MS = 60_000;

/** Marks the server as used by this process, so that no other process stops it. */
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

  async release(): Promise<void> {
    await rm(join(this.#directory, this.#name), { force: true });
  }

  /** Whether another process uses the server too. */
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
      return false; // released at this moment
    }
    await rm(file, { force: true });
    return false;
  }
}
