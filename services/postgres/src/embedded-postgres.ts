import { openCluster } from './cluster.ts';
import { urlOf } from './connection.ts';
import { ensureServer } from './ensure-server.ts';
import { initializeCluster } from './initialize.ts';
import { Lease } from './lease.ts';
import { findPostmaster } from './postmaster.ts';
import { installPrograms } from './programs.ts';
import { repeatEverySecond } from './repeat.ts';
import { stopServer, type Durability } from './server.ts';

export { openDataDirectory } from './data-directory.ts';
export { StartupError } from './startup-error.ts';

export interface PostgresOptions {
  /** Where the server, its data and its log lie. Made if it is not there. */
  dataDir: string;
  /** Use `test` for data that nobody keeps. */
  durability?: Durability;
  /** Hears what is being done, in a few words. */
  onProgress?: (doing: string) => void;
  /** Hears, in a sentence, what went wrong while the server ran and what was done about it. */
  onTrouble?: (sentence: string) => void;
}

export interface Postgres {
  /** Of the product's own database, with the password: not for logs. */
  url: string;
  /** Whether a server was running already. */
  reused: boolean;
  /** Stops the server, unless another process uses it too. */
  stop(): Promise<void>;
}

/**
 * Runs the real PostgreSQL that npm brought. The server is a process of its own, and outlives a kill -9 of
 * this one: whoever starts next on the same data directory takes it over, and the last to leave stops it.
 * While we run, a server that dies is started again on the same port.
 * @throws StartupError with a sentence for the person who started us
 */
export async function startPostgres({
  dataDir,
  durability = 'safe',
  onProgress = () => undefined,
  onTrouble = () => undefined,
}: PostgresOptions): Promise<Postgres> {
  const cluster = await openCluster(dataDir);
  onProgress('copying the server');
  const programs = await installPrograms(cluster.home);
  onProgress('creating the cluster');
  await initializeCluster(cluster, programs);
  onProgress('starting');
  const lease = new Lease(cluster);
  await lease.take();
  const { port, reused } = await ensureServer(cluster, programs, { durability });
  onProgress(reused ? `took over the one that runs on port ${port}` : `on port ${port}`);

  const stopKeeping = repeatEverySecond(async () => {
    try {
      await lease.renew();
      if (await findPostmaster(cluster)) return;
      await ensureServer(cluster, programs, { port, durability });
      onTrouble('PostgreSQL had stopped, and was started again.');
    } catch (error) {
      onTrouble((error as Error).message);
    }
  });

  return {
    url: await urlOf(cluster, port),
    reused,
    async stop() {
      await stopKeeping();
      await lease.giveBack();
      if (await lease.isShared()) return;
      if (await findPostmaster(cluster)) await stopServer(cluster, programs, 'fast');
    },
  };
}
