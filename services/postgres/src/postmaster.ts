import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Cluster } from './cluster.ts';
import { commandOf } from './process-command.ts';

/** The main process of a running server, parent of all its others. */
export interface Postmaster {
  pid: number;
  /** Undefined until the server has written it. */
  port: number | undefined;
  isReady: boolean;
}

/** The server that runs on this cluster, no matter which process started it. */
export async function findPostmaster(cluster: Cluster): Promise<Postmaster | undefined> {
  const file = join(cluster.data, 'postmaster.pid');
  // Line by line: pid, data directory, start time, port, socket directory, address, shared memory, status.
  const lines = (await readFile(file, 'utf8').catch(() => '')).split('\n');
  const pid = Number(lines[0]);
  if (!pid) return undefined;
  if (await isPostmaster(pid, cluster)) {
    return { pid, port: Number(lines[3]) || undefined, isReady: lines[7]?.trim() === 'ready' };
  }

  // A stale file of a server that was killed. Its pid may belong to another process by now (after a reboot, or in a
  // container). PostgreSQL would take that for a running server and refuse to start.
  await rm(file, { force: true });
  return undefined;
}

async function isPostmaster(pid: number, cluster: Cluster): Promise<boolean> {
  const command = await commandOf(pid);
  return command === '' || (command?.includes(cluster.data) ?? false);
}
