import { randomBytes } from 'node:crypto';
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { clusterIn, type Cluster } from './cluster.ts';
import type { Programs } from './programs.ts';
import { chownToServer } from './server-user.ts';
import { StartupError } from './startup-error.ts';
import { createAtomically } from './atomic-directory.ts';

/** The role that owns the cluster, and the name of the database in it. */
export const OWNER = 'sala';

/** Creates the cluster if there is none yet: a copy of another one, or an empty one with a random password. */
export async function initializeCluster(
  cluster: Cluster,
  programs: Programs,
  copyOf?: string,
): Promise<void> {
  const version = await readFile(join(cluster.data, 'PG_VERSION'), 'utf8').catch(() => undefined);
  if (version !== undefined) assertReadable(cluster, version.trim(), programs.version);
  else
    await createAtomically(cluster.directory, (temporary) =>
      copyOf === undefined ? initialize(temporary, programs) : copyCluster(copyOf, temporary),
    );
}

async function copyCluster(source: string, directory: string): Promise<void> {
  await cp(source, directory, { recursive: true });
  await chownToServer(directory);
}

async function initialize(directory: string, programs: Programs): Promise<void> {
  const { data, password } = clusterIn(directory);
  await mkdir(directory, { recursive: true, mode: 0o700 });
  await writeFile(password, randomBytes(24).toString('base64url'), { mode: 0o600 });
  await chownToServer(directory);
  try {
    await programs.run('initdb', [
      `--pgdata=${data}`,
      `--username=${OWNER}`,
      `--pwfile=${password}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      // The built-in C.UTF-8 sorts text the same way on every operating system.
      '--locale=C',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
    ]);
  } catch (error) {
    const reason = (error as Error).message.trim().split('\n').at(-1) ?? '';
    throw new StartupError(`PostgreSQL cannot make its data directory: ${reason}.`);
  }
}

function assertReadable({ data }: Cluster, written: string, version: string): void {
  const major = version.split('.', 1)[0];
  if (written === major) return;
  throw new StartupError(
    `The data in ${data} was written by PostgreSQL ${written} and this is ${version}: ` +
      'name another data directory with SALA_DATA_DIR, or move that one away.',
  );
}
