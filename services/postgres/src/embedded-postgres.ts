import { openCluster } from './cluster.ts';
import { urlOf } from './connection.ts';
import { ensureServer } from './ensure-server.ts';
import { initializeCluster } from './initialize.ts';
import { Lease } from './lease.ts';
import { findPostmaster } from './postmaster.ts';
import { installPrograms } from './programs.ts';
import { repeatEverySecond } from './repeat.ts';
import { stopServer, type Durability } from './server.ts';
import { within } from './within.ts';

export { openDataDirectory } from './data-directory.ts';
export { StartupError } from './startup-error.ts';

/** For the check of the server that is under way when it is stopped. */
const CHECK_WITHIN_MS = 10_000;

export interface PostgresOptions {
  /** The directory of the server, its data and its log. Created if it is missing. */
  dataDir: string;
  /** The directory `cluster` of a server that was stopped, to begin with a copy of it. Without it, a new cluster is empty. */
  copyOf?: string | undefined;
  /** Where several servers share their programs. One whose user cannot enter it has its own. */
  programsDir?: string | undefined;
  /** `test` is faster, and loses data in a crash. */
  durability?: Durability;
  /** Called with a few words on the current step. */
  onProgress?: (doing: string) => void;
  /** Called while the server starts, for what this process may do meanwhile. Not called if it runs already. */
  onStarting?: () => void;
  /** Called when the server failed while it was running: one sentence with the cause and what was done. */
  onProblem?: (sentence: string) => void;
}

export interface Postgres {
  /** Connection string of the product's database. It contains the password, so keep it out of logs. */
  url: string;
  /** Whether a running server was reused. */
  reused: boolean;
  /** Stops the server, unless another process still uses it. */
  stop(): Promise<void>;
}

/**
 * Runs the PostgreSQL server that npm installed. The server is a separate process and survives a kill -9 of this one.
 * The next process that starts on the same data directory reuses it, and the last one to leave stops it.
 * A server that dies meanwhile is restarted on the same port.
 * @throws StartupError with one sentence for the person who started the process
 */
export async function startPostgres({
  dataDir,
  copyOf,
  programsDir,
  durability = 'safe',
  onProgress = () => undefined,
  onStarting,
  onProblem = () => undefined,
}: PostgresOptions): Promise<Postgres> {
  const cluster = await openCluster(dataDir);
  onProgress('copying the server');
  const programs = await installPrograms(cluster.home, programsDir);
  onProgress('creating the cluster');
  await initializeCluster(cluster, programs, copyOf);
  onProgress('starting');
  const lease = new Lease(cluster);
  await lease.take();
  const { port, reused } = await ensureServer(cluster, programs, { durability, onStarting });
  onProgress(reused ? `took over the one that runs on port ${port}` : `on port ${port}`);

  const report = (error: unknown): void => {
    onProblem((error as Error).message);
  };
  const stopMonitoring = repeatEverySecond(async () => {
    try {
      await lease.renew();
      if (await findPostmaster(cluster)) return;
      await ensureServer(cluster, programs, { port, durability });
      onProblem('PostgreSQL had stopped, and was started again.');
    } catch (error) {
      report(error);
    }
  });

  return {
    url: await urlOf(cluster, port),
    reused,
    async stop() {
      // A check that hangs must not keep the server running.
      await within(CHECK_WITHIN_MS, 'A check of PostgreSQL', stopMonitoring()).catch(report);
      await lease.release();
      if (await lease.isShared()) return;
      if (!(await findPostmaster(cluster))) return;
      try {
        await stopServer(cluster, programs, 'fast');
      } catch (error) {
        report(error);
        // Loses nothing: the next start recovers from the log of what was written.
        await stopServer(cluster, programs, 'immediate');
      }
    },
  };
}
