import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { openDataDirectory } from './data-directory.ts';
import { assertServerCanEnter } from './server-user.ts';

/** A database cluster, and the paths of everything that belongs to it. */
export interface Cluster {
  /** The directory that contains all the others. */
  home: string;
  /** What initdb creates: the data and its password. They are created and removed together. */
  directory: string;
  /** PGDATA. */
  data: string;
  password: string;
  log: string;
  /** Holds one file for each process that uses the server. */
  leases: string;
}

export async function openCluster(dataDir: string): Promise<Cluster> {
  // The server's command line shows this path, which is how we recognize it. So it must not contain symbolic links.
  const home = await openDataDirectory(dataDir);
  await assertServerCanEnter(home);
  const leases = join(home, 'leases');
  await mkdir(leases, { recursive: true });
  return { home, ...clusterIn(join(home, 'cluster')), log: join(home, 'postgres.log'), leases };
}

export function clusterIn(directory: string): Pick<Cluster, 'directory' | 'data' | 'password'> {
  return { directory, data: join(directory, 'data'), password: join(directory, 'password') };
}
