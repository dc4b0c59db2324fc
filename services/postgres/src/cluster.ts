import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { openDataDirectory } from './data-directory.ts';
import { assertServerReaches } from './server-user.ts';

/** One database cluster of ours, and where everything that belongs to it lies. */
export interface Cluster {
  /** Holds all the rest. */
  home: string;
  /** What initdb makes: the data and the password that opens it. They come and go together. */
  directory: string;
  /** PGDATA. */
  data: string;
  password: string;
  log: string;
  /** One file for each process that uses the server. */
  leases: string;
}

export async function openCluster(dataDir: string): Promise<Cluster> {
  // The server shows its path as it was given; without symbolic links in it, we can recognize it.
  const home = await openDataDirectory(dataDir);
  await assertServerReaches(home);
  const leases = join(home, 'leases');
  await mkdir(leases, { recursive: true });
  return { home, ...clusterIn(join(home, 'cluster')), log: join(home, 'postgres.log'), leases };
}

export function clusterIn(directory: string): Pick<Cluster, 'directory' | 'data' | 'password'> {
  return { directory, data: join(directory, 'data'), password: join(directory, 'password') };
}
