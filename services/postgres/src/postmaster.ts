import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Cluster } from './cluster.ts';
import { commandOf } from './living.ts';

/** A running server: the process that all its others descend from. */
export interface Postmaster {
  pid: number;
  /** Unknown in the first moments of its life. */
  port: number | undefined;
  isReady: boolean;
}

/** The server that runs on this cluster, whoever started it. */
export async function findPostmaster(cluster: Cluster): Promise<Postmaster | undefined> {
  const file = join(cluster.data, 'postmaster.pid');
  // Line by line: pid, data directory, start time, port, socket directory, address, shared memory, status.
  const lines = (await readFile(file, 'utf8').catch(() => '')).split('\n');
  const pid = Number(lines[0]);
  if (!pid) return undefined;
  if (await isPostmaster(pid, cluster)) {
    return { pid, port: Number(lines[3]) || undefined, isReady: lines[7]?.trim() === 'ready' };
  }

  // Left by a server that was killed. Its pid may belong to another process by now (after a reboot, in a
  // container), which PostgreSQL would take for a running server and refuse to start.
  await rm(file, { force: true });
  return undefined;
}

async function isPostmaster(pid: number, cluster: Cluster): Promise<boolean> {
  const command = await commandOf(pid);
  return command === '' || (command?.includes(cluster.data) ?? false);
}
