import { setTimeout as sleep } from 'node:timers/promises';
import type { Cluster } from './cluster.ts';
import { acceptsConnections } from './connection.ts';
import { findPostmaster } from './postmaster.ts';
import type { Programs } from './programs.ts';
import { findFreePort, startServer, stopServer, type Durability } from './server.ts';
import { StartupError } from './startup-error.ts';

/** The port may be taken at the last moment, and the workers of a killed server take a moment to exit. */
const ATTEMPTS = 6;
const PAUSE_MS = 200;
/** A server that reports to be ready but does not answer for this long is stopped. */
const ANSWER_WITHIN_MS = 30_000;
/** How long a server that another process has started may take to be ready, such as to recover after a crash. */
const READY_WITHIN_MS = 60_000;

/**
 * Leaves with a server that answers: the one that runs already, else one that it starts. Safe to call from
 * several processes at once, because PostgreSQL itself lets only one server run on a cluster.
 */
export async function ensureServer(
  cluster: Cluster,
  programs: Programs,
  {
    port,
    durability,
    onStarting,
  }: { port?: number | undefined; durability: Durability; onStarting?: (() => void) | undefined },
): Promise<{ port: number; reused: boolean }> {
  let reason: unknown = new StartupError(`PostgreSQL starts, but does not let us in (see ${cluster.log}).`);
  let reused = true;
  for (let attempt = 0; ; attempt += 1) {
    const answering = await findAnsweringServer(cluster, programs);
    if (answering !== undefined) return { port: answering, reused };
    if (attempt === ATTEMPTS) throw reason;
    try {
      await startServer(cluster, programs, { port: port ?? (await findFreePort()), durability, onStarting });
      reused = false;
    } catch (error) {
      reason = error;
      await sleep(PAUSE_MS);
    }
  }
}

/** The port of the running server, once it answers. Stops a server that does not answer. */
async function findAnsweringServer(cluster: Cluster, programs: Programs): Promise<number | undefined> {
  const since = performance.now();
  let readySince: number | undefined;
  for (;;) {
    const postmaster = await findPostmaster(cluster);
    if (!postmaster) return undefined;
    const { port, isReady } = postmaster;
    if (isReady && port !== undefined) {
      if (await acceptsConnections(cluster, port)) return port;
      readySince ??= performance.now();
      if (performance.now() - readySince > ANSWER_WITHIN_MS) {
        await stopServer(cluster, programs, 'immediate');
        return undefined;
      }
    }
    if (!isReady && performance.now() - since > READY_WITHIN_MS)
      throw new StartupError(
        `PostgreSQL has been starting for more than ${READY_WITHIN_MS / 1_000} s (see ${cluster.log}).`,
      );
    await sleep(PAUSE_MS);
  }
}
