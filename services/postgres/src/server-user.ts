import { chown, readdir, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { StartupError } from './startup-error.ts';

export interface ServerUser {
  uid: number;
  gid: number;
}

/** PostgreSQL refuses to run as root, so root runs it as `nobody`, which exists on every system. */
const NOBODY: ServerUser = { uid: 65534, gid: 65534 };

/** The user that the server runs as; undefined where it is the current one. */
export function serverUser(): ServerUser | undefined {
  return process.getuid?.() === 0 ? NOBODY : undefined;
}

/** Makes the server's user the owner of a file, or of a directory with everything in it. */
export async function chownToServer(path: string): Promise<void> {
  const user = serverUser();
  if (!user) return;
  await chown(path, user.uid, user.gid);
  if (!(await stat(path)).isDirectory()) return;
  const entries = await readdir(path, { recursive: true, withFileTypes: true });
  const own = entries.filter((entry) => !entry.isSymbolicLink());
  await Promise.all(own.map(({ parentPath, name }) => chown(join(parentPath, name), user.uid, user.gid)));
}

export async function assertServerCanEnter(directory: string): Promise<void> {
  const closed = await closedParent(directory);
  if (closed === undefined) return;
  throw new StartupError(
    `PostgreSQL does not run as root, and other users may not enter ${closed}: ` +
      'name a data directory elsewhere with SALA_DATA_DIR, such as /var/lib/sala.',
  );
}

/** The directory above that keeps the server's user out: `nobody` cannot enter a private home (mode 0700, such as /root). */
export async function closedParent(directory: string): Promise<string | undefined> {
  if (!serverUser()) return undefined;
  for (let parent = dirname(directory); parent !== dirname(parent); parent = dirname(parent)) {
    if (((await stat(parent)).mode & 0o001) === 0) return parent;
  }
  return undefined;
}
